/** Types of godeck's messages and of its element, see embed.md. */

export type Game = "zutomayo" | "magna" | "guardians" | "duemagic" | "mattsan";
export type Language = "ja" | "en";

/** What the program tells, as detail of the events "godeck" and "godeck-TYPE". */
export type News =
  | { godeck: 1; type: "ready"; version: string; height: number }
  | { godeck: 1; type: "resized"; height: number }
  | { godeck: 1; type: "started"; game: Game; mode: "vsai" | "two" | "watch" | "replay" | "lesson"; length?: number }
  | { godeck: 1; type: "turn"; turn: number }
  | { godeck: 1; type: "question"; turn: number }
  | { godeck: 1; type: "over"; winner: 0 | 1 | 2; link?: string }
  | { godeck: 1; type: "slept"; match?: string }
  | { godeck?: 1; type: "error"; code: ErrorCode; text: string; to?: string };

export type ErrorCode = "json" | "large" | "version" | "type" | "field" | "value" | "record" | "address" | "state" | "crash" | "fetch" | "failed";

/** What the program can be asked for. */
export type Wish =
  | ({ type: "start"; game: Game } & { [setting: string]: string | number | boolean })
  | { type: "load"; record: string }
  | { type: "seek"; turn: number; play?: boolean }
  | { type: "seek"; answer: number; play?: boolean }
  | { type: "language"; lang: Language }
  | { type: "mute" | "pause"; on: boolean };

export interface GodeckTable extends HTMLElement {
  /** Whether the game is there, rather than its picture. */
  readonly awake: boolean;
  /** Wakes the table; focus says whether it gets the keyboard. */
  play(focus?: boolean): void;
  /** Makes it a picture again; its match is kept. */
  sleep(): void;
  /** Sends the program a message, and wakes it first if it is asleep. */
  send(wish: Wish): void;
  addEventListener(type: "godeck" | `godeck-${News["type"]}`, listener: (e: CustomEvent<News>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap { "godeck-table": GodeckTable }
}
