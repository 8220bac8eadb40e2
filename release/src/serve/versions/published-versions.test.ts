import { readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { promote } from "../../plan/steps/promote";
import { openStore } from "../../store/open-store";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

const author = { who: "asha", why: "weekly release" };
const picture = `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(200)}</svg>`;

/** Neither parts that a page loads later nor pictures are named in a document. */
const files = { "static/beam.svg": picture, "static/late.js": "/* late */", "static/page.css": "p { color: red }" };

let world: ReleaseWorld;
let shells: readonly string[];
let sellers: readonly string[];
let complaints: jest.SpyInstance;
beforeEach(async () => {
  complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  world = await releaseWorld();
  shells = [await world.publishedShell("one"), await world.publishedShell("two")];
  sellers = await Promise.all(["one", "two"].map((content) => world.publishedArea("seller", content, {}, files)));
  for (const [shell = "", seller = ""] of [
    [shells[0], sellers[0]],
    [shells[1], sellers[1]],
  ])
    await promote(world.store, { shell, seller }, author);
});
afterEach(async () => {
  complaints.mockRestore();
  await world.remove();
});

const serve = () =>
  buildWebServer({
    store: openStore(world.storeFolder),
    storeFolder: world.storeFolder,
    apiUrl: "http://127.0.0.1:9",
  });

/** Changes one byte of a file of the newest version and of its compressed copies, as an informed attacker would. */
async function tamper(unit: "seller" | "shell", file: string): Promise<void> {
  const version = (unit === "shell" ? shells : sellers)[1] ?? "";
  const place = path.join(world.storeFolder, unit === "shell" ? "shell" : "areas/seller", version, file);
  const bytes = await readFile(place);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(place, bytes);
  const copies = { br: brotliCompressSync(bytes), gz: gzipSync(bytes) };
  for (const [suffix, copy] of Object.entries(copies))
    if (await readFile(`${place}.${suffix}`).catch(() => null)) await writeFile(`${place}.${suffix}`, copy);
}

async function liveOf(web: Awaited<ReturnType<typeof serve>>) {
  const document = (await web.inject("/release.json")).json();
  return { shell: document.shell.version, seller: document.areas.seller?.version };
}

/** Resolves when people have this version; a page load checks at most once a second. The test's own timeout ends the wait. */
async function untilSellerIs(web: Awaited<ReturnType<typeof serve>>, version: string | undefined): Promise<void> {
  while ((await liveOf(web)).seller !== version) await pause(20);
}

describe("a version that was changed after it was published", () => {
  it.each<["seller" | "shell", string]>([
    ["seller", "area.json"],
    ["seller", "static/beam.svg"],
    ["shell", "shell.js"],
    ["shell", "shell.json"],
    ["shell", "page.html"],
  ])("is replaced by the previous one: %s, %s", async (unit, file) => {
    await tamper(unit, file);
    const web = await serve();

    const live = await liveOf(web);
    await web.close();

    const sound = { shell: shells[1], seller: sellers[1] };
    expect(live).toEqual({ ...sound, [unit]: (unit === "shell" ? shells : sellers)[0] });
    expect(complaints).toHaveBeenCalledTimes(1);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("is not what was published"));
  });

  it.each<["seller" | "shell", string]>([
    ["seller", "static/beam.svg"],
    ["shell", "shell.js"],
    ["shell", "shell.json"],
  ])(
    "is not replaced by one of another major of the contract, which would not fit the rest: %s, %s",
    async (unit, file) => {
      const contract = "2.0.0";
      const shell = await world.publishedShell("three", { contract });
      const seller = await world.publishedArea("seller", "three", { contract }, { "static/beam.svg": picture });
      await promote(world.store, { shell, seller }, author);
      [shells, sellers] = [
        [shells[1] ?? "", shell],
        [sellers[1] ?? "", seller],
      ];
      await tamper(unit, file);
      const web = await serve();

      const live = await web.inject("/release.json");
      await web.close();

      // Without its manifest nothing of the shell can be served; otherwise its files are refused one by one.
      if (file === "shell.json") expect(live.statusCode).toBe(503);
      else expect(live.json()).toMatchObject({ shell: { version: shell }, areas: { seller: { version: seller } } });
    },
  );

  it("is noticed while the server runs, refused in the meantime, and served again when it is repaired", async () => {
    const place = path.join(world.storeFolder, `areas/seller/${sellers[1]}/static/beam.svg`);
    const address = `/areas/seller/${sellers[1]}/static/beam.svg`;
    const web = await serve();
    await untilSellerIs(web, sellers[1]);
    const whole = await web.inject({ url: address, headers: { "accept-encoding": "br" } });
    const copy = await readFile(`${place}.br`);
    await writeFile(`${place}.br`, brotliCompressSync(picture.replace("<g/>", "<a/>")));

    const changed = await web.inject({ url: address, headers: { "accept-encoding": "br" } });
    await untilSellerIs(web, sellers[0]);
    await writeFile(`${place}.br`, copy);
    await utimes(`${place}.br`, new Date(), new Date());
    await untilSellerIs(web, sellers[1]);
    await web.close();

    expect([whole.statusCode, changed.statusCode, changed.headers["cache-control"]]).toEqual([200, 404, "no-store"]);
  });

  it.each(["entry.js", "static/page.js", "static/late.js", "static/page.css"])(
    "is not served in part either: %s is refused, and the browser falls back and reports it",
    async (file) => {
      const address = `/areas/seller/${sellers[1]}/${file}`;
      const web = await serve();
      const before = await web.inject(address);
      await tamper("seller", file);

      const { statusCode, headers, body } = await web.inject(address);
      const live = await liveOf(web);
      await web.close();

      expect([before.statusCode, statusCode, headers["cache-control"], body]).toEqual([200, 404, "no-store", ""]);
      expect(live.seller).toBe(sellers[1]);
    },
  );

  it("never serves a file that was not published", async () => {
    const folder = path.join(world.storeFolder, `areas/seller/${sellers[1]}`);
    await writeFile(path.join(folder, "static/evil.js"), "alert(1)");
    const web = await serve();
    const asked = ["static/evil.js", "static%2Fpage.js", "static/beam.svg.br"].map(
      async (file) => (await web.inject(`/areas/seller/${sellers[1]}/${file}`)).statusCode,
    );

    expect(await Promise.all(asked)).toEqual([404, 404, 404]);
    expect((await web.inject(`//areas/seller/${sellers[1]}/static/evil.js`)).body).not.toContain("alert");
    await web.close();
  });
});
