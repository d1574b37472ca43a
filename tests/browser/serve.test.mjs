// build_wasm.sh serve.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const freePort = () => new Promise((then) => {
  const s = createServer().listen(0, "127.0.0.1", () => { const { port } = s.address(); s.close(() => then(port)); });
});

export const tests = {
  async "no server is left behind when it is stopped from outside"() {
    const dir = await mkdtemp(join(tmpdir(), "godeck-serve-"));
    const port = await freePort();
    const answers = () => fetch(`http://localhost:${port}/`).then((r) => r.ok, () => false);
    const script = spawn("./build_wasm.sh", ["serve"], { cwd: root, env: { ...process.env, DIST: join(dir, "dist"), PORT: String(port) }, stdio: "ignore" });
    const ended = new Promise((then) => script.once("exit", then));
    try {
      for (let i = 0; i < 600 && !await answers(); i++) {
        assert.equal(script.exitCode, null, "it has ended by itself");
        await new Promise((then) => setTimeout(then, 200));
      }
      assert.ok(await answers(), "nothing is served");
      script.kill("SIGTERM"); // this process alone, as a supervisor does
      await ended;
      await new Promise((then) => setTimeout(then, 300));
      assert.equal(await answers(), false, "it still answers");
    } finally {
      script.kill("SIGKILL");
      await rm(dir, { recursive: true, force: true });
    }
  },
};
