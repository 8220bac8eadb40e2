import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { promote } from "../../../plan/steps/promote";
import { type ReleaseWorld, releaseWorld } from "../../../testing/release-world";
import { buildReleaseServer } from "../release-server";
import { oidcIssuer } from "./oidc-issuer";
import { readOidcSettings } from "./oidc-settings";

const audience = "https://mandi.example";
const main = { sub: "repo:mandi/seller:ref:refs/heads/main", repository: "mandi/seller", ref: "refs/heads/main" };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let world: ReleaseWorld;
let issuerServer: Server;
let issuer: string;
let keys: Keys;
let asked: number;
let web: FastifyInstance;
let url: string;
beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "" });
  keys = await generateKeyPair("ES256");
  asked = 0;
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };
  issuerServer = createServer((_request, response) => {
    asked += 1;
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ keys: [jwk] }));
  });
  issuerServer.listen(0, "127.0.0.1");
  await once(issuerServer, "listening");
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
  const rule = {
    match: { repository: "mandi/seller", ref: "refs/heads/main" },
    areas: ["seller"],
    rights: ["promote"],
  };
  const file = path.join(world.folder, "oidc.json");
  await writeFile(file, JSON.stringify([{ issuer, audience, jwks: `${issuer}/keys`, rules: [rule] }]));
  const sources = readOidcSettings(file).map(oidcIssuer);
  const { store, storeFolder } = world;
  web = await buildReleaseServer({ store, storeFolder, sources, apiUrl: "http://127.0.0.1:9", environment: {} });
  url = await web.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await web.close();
  issuerServer.close();
  await world.remove();
});

/** A token as the provider issues it to a job. */
async function jobToken(claims: JWTPayload, change: { aud?: string; iss?: string; exp?: string; by?: Keys } = {}) {
  const { aud = audience, iss = issuer, exp = "5m", by = keys } = change;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid: "one" })
    .setIssuedAt()
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime(exp)
    .sign(by.privateKey);
}

const me = (token: string) => fetch(`${url}/release-api/me`, { headers: { Authorization: `Bearer ${token}` } });

async function start(token: string, command: string, ...positionals: string[]) {
  const answer = await fetch(`${url}/release-api/jobs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      command,
      positionals,
      options: { json: true, dryRun: false, noSmoke: true, reason: "job" },
    }),
  });
  return { status: answer.status, ...((await answer.json()) as { state?: string }) };
}

it("lets a job of the CI provider do what the rule for its claims allows, without a secret, under its own name", async () => {
  const token = await jobToken(main);
  const seller = await world.publishedArea("seller", "one");

  const promoted = await start(token, "promote", `seller@${seller}`);
  const foreign = await start(token, "disable", "seller");

  expect(await (await me(token)).json()).toEqual({ who: `oidc:${main.sub}`, areas: ["seller"], rights: ["promote"] });
  expect([promoted.state, foreign.status]).toEqual(["done", 403]);
  expect(await world.store.readLatest()).toMatchObject({ who: `oidc:${main.sub}` });
});

it("rejects tokens of another branch, for another audience, that have expired, or with a foreign signature", async () => {
  const strangers = await generateKeyPair("ES256");
  const tokens = await Promise.all([
    jobToken({ ...main, ref: "refs/pull/7/merge" }),
    jobToken({ ...main, repository: "evil/seller" }),
    jobToken(main, { aud: "https://other.example" }),
    jobToken(main, { exp: "-5m" }),
    jobToken(main, { by: strangers }),
    jobToken(main, { iss: "https://other.example" }),
  ]);
  const [head = "", body = ""] = (await jobToken(main)).split(".");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;

  const answers = await Promise.all([...tokens, none, `${head}.${body}.`].map(me));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});

it("fetches the issuer's keys once for many tokens, and says so when they cannot be fetched", async () => {
  for (let times = 0; times < 3; times += 1) expect((await me(await jobToken(main))).status).toBe(200);
  expect(asked).toBe(1);

  issuerServer.close();
  issuerServer.closeAllConnections();
  const rule = { match: { ref: "x" }, areas: ["seller"], rights: ["promote" as const] };
  const fresh = oidcIssuer({ issuer, audience, jwks: `${issuer}/keys`, rules: [rule] });
  await expect(fresh(await jobToken(main), new Date())).rejects.toThrow(`The keys of ${issuer} could not be fetched`);
});

it("does not start with a rule that would match everybody, nor with keys fetched over plain http", async () => {
  const file = path.join(world.folder, "wrong.json");
  const settings = (jwks: string, match: object) => [
    { issuer, audience, jwks, rules: [{ match, areas: [], rights: [] }] },
  ];

  await writeFile(file, JSON.stringify(settings("https://ci.example/keys", {})));
  expect(() => readOidcSettings(file)).toThrow("matches everybody");
  await writeFile(file, JSON.stringify(settings("http://ci.example/keys", { ref: "main" })));
  expect(() => readOidcSettings(file)).toThrow("over https only");
  await writeFile(file, JSON.stringify([{ issuer }]));
  expect(() => readOidcSettings(file)).toThrow("/0/audience");
  expect(readOidcSettings(undefined)).toEqual([]);
});
