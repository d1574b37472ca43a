export const tests = {
  async "first look"({ open }) {
    const t = await open({ lang: "ja", size: "desktop", params: { speed: "fast", mute: "1" } });
    await t.idle();
    await t.shot("x-title");
    console.log((await t.nodes()).map(n => n.id + "|" + n.label).join("\n"));
    await t.activate("door.zutomayo").catch(e => console.log(e.message));
    await t.idle();
    await t.shot("x-door");
    console.log((await t.nodes()).map(n => n.id + "|" + n.label).join("\n"));
    await t.activate("start");
    await t.idle();
    await t.shot("x-table");
    console.log((await t.nodes()).map(n => n.id + "|" + n.label).join("\n"), (await t.state()).status);
  },
};
