import { generateKeyPairSync } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promote } from "../pointer/promote";
import { buildWebServer } from "../server/web-server";
import { openStore } from "../store/open-store";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { PointerForged } from "./signed-store";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let shell: string;
let seller: string;
beforeEach(async () => {
  world = await releaseWorld();
  [shell, seller] = await Promise.all([world.publishedShell(), world.publishedArea("seller", "one")]);
  await promote(world.store, { shell, seller }, author);
});
afterEach(() => world.remove());

const revisionFile = (number: number) => path.join(world.storeFolder, `revisions/0000000${number}.json`);

async function forge(number: number, change: (text: string) => string): Promise<void> {
  await writeFile(revisionFile(number), change(await readFile(revisionFile(1), "utf8")));
}

describe("the signed pointer", () => {
  it("is signed from the first step on, by a key that only its owner can read", async () => {
    const { signature } = JSON.parse(await readFile(revisionFile(1), "utf8"));
    const { mode } = await stat(path.join(world.storeFolder, "keys/release.key"));

    expect(Buffer.from(signature, "base64")).toHaveLength(64);
    expect(mode & 0o777).toBe(0o600);
  });

  it.each([
    ["was changed", (text: string) => text.replace('"who": "asha"', '"who": "ravi"')],
    ["has no signature", (text: string) => text.replace(/,\s*"signature": "[^"]*"/, "")],
    ["carries the signature of another step", (text: string) => text.replace('"revision": 1', '"revision": 2')],
  ])("is refused when it %s", async (_how, change) => {
    await forge(1, change);

    await expect(openStore(world.storeFolder).readLatest()).rejects.toThrow(PointerForged);
  });

  it("is not obeyed by the web server, which goes on with what it served", async () => {
    const web = await buildWebServer({
      store: openStore(world.storeFolder),
      storeFolder: world.storeFolder,
      apiUrl: "http://127.0.0.1:9",
    });
    const complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const before = await web.inject({ url: "/release.json" });
    await forge(2, (text) =>
      text.replace('"revision": 1', '"revision": 2').replace(/"version": "[0-9a-f]+"/, '"version": "0000000000000000"'),
    );

    const after = await web.inject({ url: "/release.json" });
    const key = await web.inject({ url: "/keys/release.key" });
    await web.close();

    expect(after.json()).toEqual(before.json());
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("Revision 2"));
    expect(key.body).not.toContain("PRIVATE");
  });

  it("is refused by a reader who trusts another key", async () => {
    const { publicKey } = generateKeyPairSync("ed25519");
    const pem = publicKey.export({ type: "spki", format: "pem" }).toString();

    await expect(openStore(world.storeFolder, { RELEASE_PUBLIC_KEY: pem }).readLatest()).rejects.toThrow(PointerForged);
  });
});
