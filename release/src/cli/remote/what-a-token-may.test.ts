import { rm } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { pause } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { changeTokens } from "../../plan/token/change-tokens";
import { movePointer } from "../../plan/write-step";
import { sha384 } from "../../store/files/sha384";
import { newestSeenFile } from "../../store/signature/never-back";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildReleaseServer } from "./release-server";

const author = { who: "asha", why: "weekly release" };

let world: ReleaseWorld;
let web: FastifyInstance;
let [seller, buyer] = ["", ""];
beforeEach(async () => {
  world = await releaseWorld();
  [seller, buyer] = [await world.publishedArea("seller", "one"), await world.publishedArea("buyer", "one")];
  await promote(world.store, { shell: await world.publishedShell(), seller }, author);
  await promote(world.store, { buyer }, { who: "ravi", why: "buyers waited for it" });
  web = await server();
});
afterEach(async () => {
  await web.close();
  await world.remove();
});

const server = (uploadLimits?: { versions: number; files: number; bytes: number }) => {
  const { store, storeFolder } = world;
  const options = { store, storeFolder, apiUrl: "http://127.0.0.1:9", environment: {} };
  return buildReleaseServer({ ...options, ...(uploadLimits && { uploadLimits }) });
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function ask(token: string, command: string, positionals: string[] = [], options: object = {}) {
  const answer = await web.inject({
    method: "POST",
    url: "/release-api/jobs",
    headers: bearer(token),
    payload: { command, positionals, options: { json: false, dryRun: false, ...options } },
  });
  return { status: answer.statusCode, body: answer.body };
}

const put = (token: string, unit: string, version: string, file: string, body = "/* page */") =>
  web.inject({
    method: "PUT",
    url: `/release-api/uploads/${unit}/${version}/${file}`,
    headers: { ...bearer(token), "content-type": "application/octet-stream", "x-integrity": sha384(Buffer.from(body)) },
    payload: body,
  });

describe("a token of one area", () => {
  it("sees its own area, and of the others only what is public", async () => {
    const token = await world.token("seller-ci", ["seller"]);
    await movePointer(world.store, pause("buyer", "the buyer's secret trouble"), author);

    const looks = await Promise.all(
      [["status"], ["history"], ["versions"], ["explain"], ["verify"]].map(([command = ""]) => ask(token, command)),
    );
    const metrics = await web.inject({ url: "/release-api/metrics", headers: bearer(token) });
    const foreign = [
      await ask(token, "versions", ["buyer"]),
      await ask(token, "history", [], { area: "buyer" }),
      await ask(token, "compare", ["buyer", buyer, buyer]),
    ];

    const bodies = [...looks.map(({ body }) => body), metrics.body];
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(bodies.map((body) => /buyer/.test(body))).toEqual([false, false, false, false, false, false]);
    expect(bodies.slice(0, 3).map((body) => body.includes(seller))).toEqual([true, true, true]);
    expect(foreign.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(foreign[2]?.body).toContain("seller-ci may not compare buyer: this token is for seller");
  });

  it("is refused by the name of the command that it sent", async () => {
    const token = await world.token("seller-ci", ["seller"], ["publish", "promote"]);
    const all = await world.token("asha on call", ["seller"]);

    const right = await ask(token, "pause", ["seller"], { reason: "x" });
    const shell = await ask(all, "pause", ["shell"], { reason: "x" });

    expect(JSON.parse(right.body).error).toBe(
      "seller-ci may not pause: it requires the right to rollback, and this token may publish, promote",
    );
    expect(JSON.parse(shell.body).error).toBe("asha on call may not pause shell: this token is for seller");
  });
});

it("cannot give a reason of several lines, which could look like another person's step in the history", async () => {
  const token = await world.token();
  const before = await world.store.readLatest();

  const forged = "x\n   99  2026-01-01T00:00:00Z  asha  promote seller@0000000000000000";
  const answers = await Promise.all(
    [forged, "turned \u202eround", "x".repeat(501)].map((reason) => ask(token, "pause", ["seller"], { reason })),
  );

  expect(answers.map(({ body }) => JSON.parse(body).code)).toEqual([2, 2, 2]);
  expect(await world.store.readLatest()).toEqual(before);
});

describe("what one token may occupy on a web server", () => {
  const versions = ["0000000000000001", "0000000000000002", "0000000000000003"];

  it("is limited to a number of versions, files and bytes uploaded and not published", async () => {
    await web.close();
    web = await server({ versions: 2, files: 3, bytes: 40 });
    const [token, other] = [await world.token("seller-ci", ["seller"]), await world.token("asha", ["seller"])];
    const [one = "", two = "", three = ""] = versions;

    const sent = [
      await put(token, "seller", one, "a.js"),
      await put(token, "seller", two, "a.js"),
      await put(token, "seller", three, "a.js"),
      await put(token, "seller", two, "b.js"),
      await put(token, "seller", two, "c.js"),
      await put(token, "seller", two, "b.js", "x".repeat(21)),
      await put(other, "seller", one, "a.js"),
    ];

    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204, 429, 204, 429, 429, 204]);
  });

  it("is limited to eight jobs at once", async () => {
    const token = await world.token();
    const many = await Promise.all(
      Array.from({ length: 9 }, (_, last) => ask(token, "history", [], { last: String(last + 1) })),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toContain("8 jobs of ci are running");
  });
});

describe("a token that was revoked", () => {
  async function revoked() {
    const token = await world.token("gone", ["seller"]);
    await ask(token, "status");
    const isOther = ({ name }: { name: string }) => name !== "gone";
    await changeTokens(world.store, "token revoke", (tokens) => tokens.filter(isOther), author, new Date());
    expect((await ask(await world.token("asha"), "status")).status).toBe(200);
    return token;
  }
  const takeOut = async (numbers: readonly number[]) => {
    for (const number of numbers)
      await rm(path.join(world.storeFolder, `revisions/${String(number).padStart(8, "0")}.json`));
  };

  it("stays invalid when the step that revoked it is removed from the store", async () => {
    const token = await revoked();
    await takeOut([5, 4]);

    const answers = [await ask(token, "pause", ["seller"], { reason: "x" }), await ask("mandi_00000000_x", "status")];

    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers[0]?.body).toContain("may have gone back to an older state");
    expect((await world.store.readLatest())?.revision).toBe(3);
    expect((await web.inject({ url: "/release.json" })).statusCode).toBe(200);
  });

  it("stays invalid after a restart of the web server too, and when another step gets that number", async () => {
    const token = await revoked();
    await takeOut([5, 4]);
    await movePointer(world.store, pause("buyer", "x"), author);
    await movePointer(world.store, pause("seller", "x"), author);
    await web.close();
    web = await server();

    expect((await ask(token, "status")).status).toBe(503);

    await rm(newestSeenFile(world.storeFolder)); // What an operator does after restoring the store.
    await web.close();
    web = await server();
    expect((await ask(token, "status")).status).toBe(200);
  });
});
