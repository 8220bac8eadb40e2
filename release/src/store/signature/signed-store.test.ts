import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { renew } from "../../plan/renew";
import { promote } from "../../plan/steps/promote";
import { buildWebServer } from "../../serve/web-server";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { openStore } from "../open-store";
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

const publicFile = () => path.join(world.storeFolder, "keys/release.pub");

/** The field order used for signing. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    RELEASE_SIGNING_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    RELEASE_PUBLIC_KEY: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

describe("the signed pointer", () => {
  it("is signed from the first step on, with a key that only its owner can read", async () => {
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

  it("is not followed by the web server when forged; it keeps serving what it served", async () => {
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

  it("with a field of a later build is not followed by an earlier one, which keeps serving what it served and says so", async () => {
    const { store, storeFolder } = world;
    const web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9" });
    const complaints = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const before = await web.inject({ url: "/release.json" });
    const { signature: _, ...first } = JSON.parse(await readFile(revisionFile(1), "utf8"));
    const second = { ...first, revision: 2, fieldOfLaterBuild: ["x"] };
    const key = createPrivateKey(await readFile(path.join(storeFolder, "keys/release.key")));
    const signed = sign(null, Buffer.from(`mandi revision\n${JSON.stringify(sorted(second))}`), key);
    await writeFile(revisionFile(2), JSON.stringify({ ...second, signature: signed.toString("base64") }));

    const after = await web.inject({ url: "/release.json" });
    await web.close();

    expect(after.json()).toEqual(before.json());
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("Revision 2 does not have the signature"));
  });

  it("is refused by a reader who trusts another key", async () => {
    const { publicKey } = generateKeyPairSync("ed25519");
    const pem = publicKey.export({ type: "spki", format: "pem" }).toString();

    await expect(openStore(world.storeFolder, { RELEASE_PUBLIC_KEY: pem }).readLatest()).rejects.toThrow(PointerForged);
  });

  it("can be read with both the old and the new key trusted, before and after a change of keys", async () => {
    const environment = newKeys();
    const publicPems = `${await readFile(publicFile(), "utf8")}${environment.RELEASE_PUBLIC_KEY}`;
    const reader = openStore(world.storeFolder, { RELEASE_PUBLIC_KEY: publicPems });
    expect(await reader.readLatest()).toMatchObject({ revision: 1 });

    const signer = openStore(world.storeFolder, { ...environment, RELEASE_PUBLIC_KEY: publicPems });
    await renew(signer, await signer.readLatest(), author, new Date());

    expect(await reader.readLatest()).toMatchObject({ revision: 2 });
    expect(await reader.readHistory()).toHaveLength(2);
  });

  it("is not moved by a step that readers could not parse", async () => {
    const latest = await world.store.readLatest();
    if (!latest) throw new Error("promoted before");
    const areas = { seller: { version: seller, past: [], canary: { version: seller, percent: Number.NaN } } };

    const step = world.store.append({ ...latest, revision: 2, live: { ...latest.live, areas } });

    await expect(step).rejects.toThrow("/live/areas/seller/canary/percent should be a number");
    expect(await world.store.readLatest()).toEqual(latest);
  });

  it("is refused when it was signed with a key that had been retired", async () => {
    const environment = newKeys();
    const old = await readFile(publicFile(), "utf8");
    const trusted = `until revision 1\n${old}${environment.RELEASE_PUBLIC_KEY}`;
    const reader = openStore(world.storeFolder, { RELEASE_PUBLIC_KEY: trusted });
    const thief = world.store;
    expect(await reader.readLatest()).toMatchObject({ revision: 1 });

    await renew(thief, await thief.readLatest(), { who: "thief", why: "" }, new Date());

    await expect(reader.readLatest()).rejects.toThrow("a key that is trusted until revision 1 only");
    const oldSigner = openStore(world.storeFolder, { RELEASE_PUBLIC_KEY: trusted });
    expect(await oldSigner.canSign()).toBe(false);
  });
});
