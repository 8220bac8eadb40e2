import type { FastifyInstance } from "fastify";
import { disable, enable, startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import { buildWebServer } from "../../serve/web-server";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { explainCommand } from "./explain-command";

const author = { who: "asha", why: "" };
const areas = ["buyer", "seller", "transporter"];

let world: ReleaseWorld;
let web: FastifyInstance;
beforeEach(async () => {
  world = await releaseWorld();
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9", environment: {} });
});
afterEach(async () => {
  await web.close();
  await world.remove();
});

/** The same numbers in every run, so that a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function headerFor(bucket: number): Promise<unknown> {
  const answer = await web.inject({ url: "/", headers: { cookie: `__Host-mandi-bucket=${bucket}` } });
  return answer.headers["release-set"];
}

/** The answer of `release explain`, in the format of the header. */
async function explainedFor(bucket: number): Promise<string> {
  const { data } = await explainCommand.run([], commandContext(world.store, { bucket: String(bucket) }));
  const told = data as Readonly<{ revision: number; areas: { area: string; version: string | null; why: string }[] }>;
  const chosen = told.areas.map(({ area, version, why }) => `${area}="${version ?? ""}";why=${why}`);
  const shell = (await world.store.readLatest())?.live.shell?.version;
  return [`revision=${told.revision}`, `bucket=${bucket}`, `shell="${shell}"`, ...chosen].join(", ");
}

it("sends with every page which versions its reader gets and why, as release explain prints them, for a hundred sets and buckets", async () => {
  const next = numbers(14);
  const versions = new Map<string, readonly string[]>();
  for (const area of areas)
    versions.set(area, [await world.publishedArea(area, "one"), await world.publishedArea(area, "two")]);
  const first = Object.fromEntries(areas.map((area) => [area, versions.get(area)?.[0] ?? ""]));
  await promote(world.store, { shell: await world.publishedShell(), ...first }, author);
  const seen = new Set<string>();

  for (let set = 0; set < 10; set += 1) {
    const area = areas[next(areas.length)] ?? "";
    const isShut = (await world.store.readLatest())?.live.areas[area]?.disabled !== undefined;
    const trial = startCanary(area, versions.get(area)?.[1] ?? "", next(101));
    const step = isShut ? enable(area) : [trial, trial, disable(area, "payments fail")][next(3)];
    if (step) await movePointer(world.store, step, author);
    for (let each = 0; each < 10; each += 1) {
      const bucket = next(100);
      const header = await headerFor(bucket);
      expect(header).toBe(await explainedFor(bucket));
      for (const [, why] of String(header).matchAll(/why=([a-z]+)/g)) seen.add(why ?? "");
    }
  }

  expect([...seen].sort()).toEqual(["canary", "disabled", "live"]);
});
