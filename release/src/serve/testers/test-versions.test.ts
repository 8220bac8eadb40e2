import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { issuePermit } from "../../plan/permit/permit";
import { revokePermit } from "../../plan/permit/revoke-permit";
import { promote } from "../../plan/steps/promote";
import { quarantine } from "../../plan/steps/quarantine";
import { movePointer } from "../../plan/write-step";
import { integrityOf } from "../../store/files/integrity";
import { openStore } from "../../store/open-store";
import { signatureFile } from "../../store/release-store";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

const author = { who: "asha", why: "weekly release" };
const hourMs = 60 * 60 * 1000;

let world: ReleaseWorld;
let live: string;
let next: string;
let now: Date;
beforeEach(async () => {
  now = new Date();
  world = await releaseWorld();
  live = await world.publishedArea("seller", "one");
  next = await world.publishedArea("seller", "two");
  const buyer = await world.publishedArea("buyer", "one");
  await promote(world.store, { shell: await world.publishedShell(), seller: live, buyer }, author);
});
afterEach(() => world.remove());

const permitFor = async (areas: readonly string[], hours = 8, store = world.store) =>
  (await issuePermit(store, { who: "ravi", areas, hours }, now)).token;

async function serve<Result>(work: (web: Awaited<ReturnType<typeof buildWebServer>>) => Promise<Result>) {
  const { storeFolder } = world;
  const web = await buildWebServer({
    store: openStore(storeFolder),
    storeFolder,
    apiUrl: "http://127.0.0.1:9",
    environment: {},
    now: () => now,
  });
  try {
    return await work(web);
  } finally {
    await web.close();
  }
}

/** The server's answer about a version that a tab should run. */
async function ask(version: string, token?: string) {
  const answer = await serve((web) =>
    web.inject({
      url: `/api/test-version/seller/${version}`,
      ...(token !== undefined && { headers: { cookie: `__Host-mandi-permit=${token}` } }),
    }),
  );
  const { data, code, message } = answer.json();
  return { status: answer.statusCode, data, code, message };
}

const fileOf = (version: string, file: string) =>
  serve(async (web) => (await web.inject(`/areas/seller/${version}/${file}`)).statusCode);

/** What somebody with write access to the store can do: a copy with changed code, its hashes and version recomputed. */
async function plant(version = "0123456789abcdef"): Promise<string> {
  const folder = path.join(world.storeFolder, "areas/seller");
  await cp(path.join(folder, next), path.join(folder, version), { recursive: true });
  const place = path.join(folder, version);
  await writeFile(path.join(place, "entry.js"), "alert(document.cookie)");
  for (const copy of ["entry.js.br", "entry.js.gz"]) await rm(path.join(place, copy), { force: true });
  const manifest = JSON.parse(await readFile(path.join(place, "area.json"), "utf8"));
  const integrity = await integrityOf(place, Object.keys(manifest.integrity));
  await writeFile(path.join(place, "area.json"), JSON.stringify({ ...manifest, version, integrity }));
  return version;
}

describe("a version that is not live", () => {
  it("is opened by a tester who has a permit for its area, with its files", async () => {
    const { status, data } = await ask(next, await permitFor(["buyer", "seller"]));

    expect(status).toBe(200);
    expect(data).toMatchObject({ version: next, base: `/areas/seller/${next}/`, entry: "entry.js" });
    expect(await fileOf(next, "entry.js")).toBe(200);
  });

  it("is opened for nobody else: a link without a permit has no effect and a message says so", async () => {
    expect(await ask(next)).toEqual({
      status: 403,
      code: "no_permit",
      message: "Test versions are for testers with a valid permit. You see the usual version.",
    });
    expect(await ask(live)).toMatchObject({ status: 403, code: "no_permit" });
  });

  it.each([
    ["has ended", async () => permitFor(["seller"], -1)],
    ["counts for longer than any permit may", async () => permitFor(["seller"], 73)],
    [
      "was signed by an untrusted key",
      async () => permitFor(["seller"], 8, openStore(path.join(world.folder, "another-store"))),
    ],
    [
      "was changed after it was signed",
      async () => {
        const [text = "", signature] = (await permitFor(["buyer"])).split(".");
        const permit = JSON.parse(Buffer.from(text, "base64url").toString());
        return `${Buffer.from(JSON.stringify({ ...permit, areas: ["seller"] })).toString("base64url")}.${signature}`;
      },
    ],
    [
      "carries the signature of a manifest",
      async () => {
        const signature = await readFile(path.join(world.storeFolder, "areas/seller", next, signatureFile), "utf8");
        return `${(await permitFor(["seller"])).split(".")[0]}.${signature}`;
      },
    ],
    ["is not a permit at all", async () => "x.y"],
  ])("is not opened by a permit that %s", async (_what, token) => {
    expect(await ask(next, await token())).toMatchObject({ status: 403, code: "no_permit" });
  });

  it("is not opened by a permit for another area", async () => {
    expect(await ask(next, await permitFor(["buyer"]))).toMatchObject({ status: 403, code: "other_area" });
  });

  it("is not opened when somebody planted a second permit next to the first", async () => {
    const token = await permitFor(["seller"]);
    expect(await ask(next, `${token}; __Host-mandi-permit=${token}`)).toMatchObject({ code: "no_permit" });
  });

  it("is no longer opened once the permit was revoked, but is by a newer one", async () => {
    const { permit, token } = await issuePermit(world.store, { who: "ravi", areas: ["seller"], hours: 8 }, now);
    const other = await permitFor(["seller"]);

    await revokePermit(world.store, permit.id, { who: "asha", why: "laptop lost" });
    expect([(await ask(next, token)).status, (await ask(next, other)).status]).toEqual([403, 200]);

    await revokePermit(world.store, "all", { who: "asha", why: "to be sure" });
    expect((await ask(next, other)).status).toBe(403);
    now = new Date(now.getTime() + hourMs);
    expect((await ask(next, await permitFor(["seller"]))).status).toBe(200);
  });

  it("stays refused to a revoked permit when the pointer moves on", async () => {
    const { permit, token } = await issuePermit(world.store, { who: "ravi", areas: ["seller"], hours: 8 }, now);
    await revokePermit(world.store, permit.id, { who: "asha", why: "laptop lost" });
    await promote(world.store, { seller: next }, author);

    expect((await ask(live, token)).status).toBe(403);
  });

  it("is refused to testers too, with a message, when it was built for a shell of another major version", async () => {
    const other = await world.publishedArea("seller", "three", { contract: "2.0.0" });

    expect(await ask(other, await permitFor(["seller"]))).toMatchObject({
      status: 409,
      code: "other_contract",
      message: expect.stringContaining("was built for another shell"),
    });
  });

  it("is refused to testers too when its container has the same name as that of the live version", async () => {
    const twin = await world.publishedArea("seller", "three", { container: "mandi_seller_one" });

    expect(await ask(twin, await permitFor(["seller"]))).toMatchObject({
      status: 409,
      code: "same_container",
      message: expect.stringContaining("the same container name"),
    });
  });

  it("is refused to testers too when it failed in the field", async () => {
    await promote(world.store, { seller: next }, author);
    await movePointer(world.store, quarantine("seller", next, "evaluation"), { who: "field guard", why: "" });

    expect(await ask(next, await permitFor(["seller"]))).toMatchObject({ status: 403, code: "quarantined" });
  });
});

describe("a copied version with changed code and recomputed hashes", () => {
  it("is not opened with a permit either, and none of its files is served", async () => {
    const planted = await plant();

    expect(await ask(planted, await permitFor(["seller"]))).toMatchObject({ status: 404, code: "not_found" });
    expect([await fileOf(planted, "entry.js"), await fileOf(planted, "area.json")]).toEqual([404, 404]);
  });

  it("is not opened without a signature, nor with that of the version it was copied from", async () => {
    const planted = await plant();
    await rm(path.join(world.storeFolder, "areas/seller", planted, signatureFile));

    expect(await ask(planted, await permitFor(["seller"]))).toMatchObject({ status: 404 });
    expect(await fileOf(planted, "entry.js")).toBe(404);
  });

  it("is not opened instead of a published version", async () => {
    await rm(path.join(world.storeFolder, "areas/seller", live), { recursive: true });
    const planted = await plant(live);

    expect(await ask(planted, await permitFor(["seller"]))).toMatchObject({ status: 404 });
  });
});

describe("the page behind the link of a permit", () => {
  const open = (token: string) => serve((web) => web.inject(`/api/test-permit?token=${token}`));
  const press = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    serve((web) =>
      web.inject({
        method: "POST",
        url: "/api/test-permit",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: new URLSearchParams({ token }).toString(),
      }),
    );

  it("shows for whom and what it is, and stores it in this browser on confirmation, out of reach of scripts", async () => {
    const token = await permitFor(["seller"], 2);
    const page = await open(token);
    const confirmed = await press(token, { "sec-fetch-site": "same-origin" });

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("This permit lets ravi open test versions in this browser: seller.");
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(confirmed.statusCode).toBe(303);
    expect(confirmed.headers["set-cookie"]).toBe(
      `__Host-mandi-permit=${token}; Max-Age=7200; Path=/; Secure; HttpOnly; SameSite=Strict`,
    );
  });

  it("makes nobody a tester through another site, or with an invalid permit", async () => {
    const token = await permitFor(["seller"]);
    const answers = [
      await press(token, { "sec-fetch-site": "cross-site" }),
      await press(await permitFor(["seller"], -1)),
      await press("x.y"),
    ];
    const page = await open("x.y");

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers["set-cookie"]])).toEqual(
      answers.map(() => [403, undefined]),
    );
    expect([page.statusCode, page.body.includes("This permit is not valid")]).toEqual([403, true]);
  });
});
