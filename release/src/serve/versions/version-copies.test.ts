import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promote } from "../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

let world: ReleaseWorld;
let folder: string;
beforeEach(async () => {
  world = await releaseWorld();
  folder = await mkdtemp(path.join(tmpdir(), "mandi-copies-"));
});
afterEach(async () => {
  await world.remove();
  await rm(folder, { recursive: true, force: true });
});

const serve = () => buildWebServer({ store: world.store, storeFolder: folder, apiUrl: "http://127.0.0.1:9" });

describe("a web server whose store is not its own folder", () => {
  it("serves each file of a version and keeps serving it when the store is away", async () => {
    const seller = await world.publishedArea("seller", "one");
    await promote(world.store, { shell: await world.publishedShell(), seller }, { who: "asha", why: "first" });
    const web = await serve();

    const first = await web.inject({ url: `/areas/seller/${seller}/entry.js` });
    await rm(path.join(world.storeFolder, "areas"), { recursive: true });
    const second = await web.inject({ url: `/areas/seller/${seller}/static/page.js` });
    await web.close();

    expect([first.statusCode, first.body, second.body]).toEqual([200, "/* one */", "/* page one */"]);
  });

  it("removes what a killed server had partly copied, but not what another one is still copying", async () => {
    const seller = await world.publishedArea("seller", "one");
    await promote(world.store, { shell: await world.publishedShell(), seller }, { who: "asha", why: "first" });
    const [old, young] = [".arriving-old", ".arriving-young"];
    for (const name of [old, young]) await mkdir(path.join(folder, name));
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(path.join(folder, old), twoHoursAgo, twoHoursAgo);
    const versions = path.join(folder, "areas/seller");
    const [oldPart, youngPart] = ["0123456789abcdef.old.part", "0123456789abcdef.young.part"];
    for (const name of [oldPart, youngPart]) await mkdir(path.join(versions, name), { recursive: true });
    await utimes(path.join(versions, oldPart), twoHoursAgo, twoHoursAgo);
    const web = await serve();

    await web.inject({ url: `/areas/seller/${seller}/entry.js` });
    await web.close();

    expect((await readdir(folder)).filter((name) => name.startsWith(".arriving-"))).toEqual([young]);
    expect((await readdir(versions)).filter((name) => name.endsWith(".part"))).toEqual([youngPart]);
  });

  it("continues when the folder of its copies is emptied while it runs", async () => {
    const seller = await world.publishedArea("seller", "one");
    const shell = await world.publishedShell();
    await promote(world.store, { shell, seller }, { who: "asha", why: "first" });
    const web = await serve();
    const addresses = [`/areas/seller/${seller}/entry.js`, `/shell/${shell}/shell.js`];
    const ask = () => Promise.all(addresses.map(async (url) => (await web.inject({ url })).statusCode));
    const before = await ask();

    await rm(folder, { recursive: true });
    const after = await ask();
    const page = await web.inject({ url: "/seller/1" });
    await web.close();

    expect([before, after]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    expect([page.statusCode, page.body.includes(`/shell/${shell}/shell.js`)]).toEqual([200, true]);
  });

  it("keeps no copy of a version that was changed in the store or is missing there", async () => {
    const seller = await world.publishedArea("seller", "one");
    const store = { ...world.store, readFile: async () => Buffer.from("another") };
    const complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const web = await buildWebServer({ store, storeFolder: folder, apiUrl: "http://127.0.0.1:9" });

    const changed = await web.inject({ url: `/areas/seller/${seller}/entry.js` });
    const unknown = await web.inject({ url: "/areas/seller/0123456789abcdef/entry.js" });
    await web.close();

    expect([changed.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("changed in the store: entry.js"));
    await expect(readFile(path.join(folder, "areas/seller", seller, "entry.js"))).rejects.toThrow("ENOENT");
  });
});
