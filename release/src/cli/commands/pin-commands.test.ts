import { planPrune } from "../../plan/prune";
import { promote } from "../../plan/steps/promote";
import { quarantine } from "../../plan/steps/quarantine";
import { movePointer } from "../../plan/write-step";
import { buildWebServer } from "../../serve/web-server";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import type { CommandContext, Options } from "../command";
import { pinCommands } from "./pin-commands";
import { statusCommand } from "./status-command";

const author = { who: "asha", why: "weekly release" };
const dayMs = 24 * 60 * 60 * 1000;

let world: ReleaseWorld;
let [live, next] = ["", ""];
let now: Date;
beforeEach(async () => {
  now = new Date();
  world = await releaseWorld();
  live = await world.publishedArea("seller", "one");
  next = await world.publishedArea("seller", "two");
  await promote(world.store, { shell: await world.publishedShell(), seller: live }, author);
});
afterEach(() => world.remove());

function run(words: string, options: Partial<Options> = {}, change: Partial<CommandContext> = {}) {
  const [name, ...rest] = words.split(" ");
  const command = pinCommands.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command.run(
    rest,
    commandContext(world.store, { reason: "their buyers asked", ...options }, { now, ...change }),
  );
}

/** The link that the command prints, as the customer opens it. */
async function pinned(options: Partial<Options> = {}): Promise<{ readonly id: string; readonly token: string }> {
  const { data } = await run(`pin seller@${next}`, { for: "Sharma Steel", ...options });
  return data as { id: string; token: string };
}

async function ask(url: string, options: { cookie?: string; token?: string; site?: string; tag?: string } = {}) {
  const web = await buildWebServer({
    store: world.store,
    storeFolder: world.storeFolder,
    apiUrl: "http://127.0.0.1:9",
    environment: {},
    now: () => now,
  });
  const { cookie = "", token, site = "same-origin", tag = "" } = options;
  const answer = await web.inject({
    method: token === undefined ? "GET" : "POST",
    url,
    headers: {
      cookie,
      "sec-fetch-site": site,
      "if-none-match": tag,
      "content-type": "application/x-www-form-urlencoded",
    },
    ...(token !== undefined && { payload: new URLSearchParams({ token }).toString() }),
  });
  await web.close();
  return answer;
}

/** The version of the seller area that a browser with these cookies is told to run, by its page and by the document it polls. */
async function versionFor(cookie: string): Promise<string> {
  const page = await ask("/seller/7", { cookie: `${cookie}; __Host-mandi-bucket=99` });
  const polled = (await ask("/release.json", { cookie })).json();
  const told = /seller="(?<version>[0-9a-f]+)"/.exec(String(page.headers["release-set"]))?.groups?.["version"] ?? "";
  const { canary, version } = polled.areas.seller;
  expect(canary?.version ?? version).toBe(told);
  expect(page.body.includes(next)).toBe(told === next);
  return told;
}

describe("a version that is pinned for one customer", () => {
  it("is served to their browser once they have opened the link and confirmed, and to nobody else", async () => {
    const { token } = await pinned();
    const page = await ask(`/api/pinned-version?token=${token}`);
    expect(page.body).toContain("Sharma Steel gets a new version of the seller area before everybody else.");
    expect(page.headers["set-cookie"]).toBeUndefined();

    const pressed = await ask("/api/pinned-version", { token });

    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers["set-cookie"]).toBe(
      `__Host-mandi-pin=${token}; Max-Age=604800; Path=/; Secure; HttpOnly; SameSite=Strict`,
    );
    expect(await versionFor(`__Host-mandi-pin=${token}`)).toBe(next);
    expect(await versionFor("")).toBe(live);
  });

  it("can be left by the customer through the same link", async () => {
    const { token } = await pinned();

    const page = await ask(`/api/pinned-version?token=${token}`, { cookie: `__Host-mandi-pin=${token}` });
    const pressed = await ask("/api/pinned-version", { token: "" });

    expect(page.body).toContain("Go back to the usual version");
    expect(pressed.headers["set-cookie"]).toContain("__Host-mandi-pin=; Max-Age=0");
  });

  it("ends on its last day, and gives way to the live version when it fails in the field or is ended early", async () => {
    const [first, second] = [await pinned({ days: "1" }), await pinned()];
    const cookies = [first, second].map(({ token }) => `__Host-mandi-pin=${token}`);
    const given = async () => [await versionFor(cookies[0] ?? ""), await versionFor(cookies[1] ?? "")];
    expect(await given()).toEqual([next, next]);

    now = new Date(now.getTime() + dayMs);
    expect(await given()).toEqual([live, next]);

    await run(`unpin ${second.id}`);
    expect(await given()).toEqual([live, live]);

    const third = await pinned();
    await promote(world.store, { seller: next }, author);
    await movePointer(world.store, quarantine("seller", next, "evaluation"), { who: "field guard", why: "" });
    expect(await versionFor(`__Host-mandi-pin=${third.token}`)).toBe(live);
  });

  it("changes the release of an open tab when it begins and when it expires, and not in between", async () => {
    const { token } = await pinned({ days: "1" });
    const asked = (cookie: string, tag: string) => ask("/release.json", { cookie, tag });
    const cookie = `__Host-mandi-pin=${token}`;
    const usual = String((await asked("", "")).headers.etag);

    const begun = await asked(cookie, usual);
    expect([begun.statusCode, begun.json().areas.seller.canary?.version]).toEqual([200, next]);
    const own = String(begun.headers.etag);
    expect((await asked(cookie, own)).statusCode).toBe(304);
    now = new Date(now.getTime() + dayMs);
    const ended = await asked(cookie, own);
    expect([ended.statusCode, ended.json().areas.seller.canary]).toEqual([200, undefined]);
    expect((await asked(cookie, usual)).statusCode).toBe(304);
  });

  it("is not granted by another site's link, by a wrong secret, or by two cookies of one name", async () => {
    const { id, token } = await pinned();
    const wrong = `mandi_${id}_${"A".repeat(43)}`;

    expect((await ask("/api/pinned-version", { token, site: "cross-site" })).statusCode).toBe(403);
    expect((await ask("/api/pinned-version", { token: wrong })).statusCode).toBe(403);
    expect(await versionFor(`__Host-mandi-pin=${wrong}`)).toBe(live);
    expect(await versionFor(`__Host-mandi-pin=${token}; __Host-mandi-pin=${token}`)).toBe(live);
  });

  it("is in the history with who and why, is in the status until it ends, and is not pruned", async () => {
    const { id, token } = await pinned();
    const latest = await world.store.readLatest();
    const status = async () => (await statusCommand.run([], commandContext(world.store, {}, { now }))).text;

    expect(latest).toMatchObject({ who: "asha", why: expect.stringContaining("their buyers asked") });
    expect(latest?.action).toContain(`pin seller@${next} for Sharma Steel until `);
    expect(JSON.stringify(latest)).not.toContain(token);
    expect(await status()).toContain(`pin ${id}: ${next} for Sharma Steel until `);
    now = new Date(now.getTime() + 3 * dayMs);
    const kept = await planPrune(world.store, { keep: 0, now });
    expect(kept.keep).toContainEqual(expect.objectContaining({ version: next, why: "pinned for Sharma Steel" }));
    now = new Date(now.getTime() + 30 * dayMs);
    expect(await status()).not.toContain(`pin ${id}:`);
    expect((await planPrune(world.store, { keep: 0, now })).remove).toContainEqual(
      expect.objectContaining({ version: next }),
    );
  });

  it("must pass the gate and the smoke, be a version of an area, and differ from the live one", async () => {
    const before = (await world.store.readLatest())?.revision;
    const objections = [{ unit: "seller", reason: "smoke of /seller/:id: uncaught" }];
    const misfit = await world.publishedArea("seller", "three", { contract: "9.0.0" });
    const refused = [
      run(`pin seller@${next}`, { for: "Sharma Steel" }, { smoke: async () => ({ pages: 1, objections }) }),
      run(`pin seller@${misfit}`, { for: "Sharma Steel" }),
      run(`pin seller@${live}`, { for: "Sharma Steel" }),
      run(`pin shell@${next}`, { for: "Sharma Steel" }),
      run(`pin seller@${next}`),
      run(`pin seller@${next}`, { for: "Sharma Steel", days: "31" }),
      run("unpin 0123abcd"),
    ];

    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(7).fill("rejected"));
    expect((await world.store.readLatest())?.revision).toBe(before);
  });
});
