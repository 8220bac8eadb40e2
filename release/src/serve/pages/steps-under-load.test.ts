import type { FastifyInstance } from "fastify";
import { resume } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { rollBack } from "../../plan/steps/roll-back";
import { movePointer } from "../../plan/write-step";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { buildWebServer } from "../web-server";

const author = { who: "asha", why: "weekly release" };
const visitors = 16;
const rounds = 8;

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

it("loses no page and no file while versions are promoted and rolled back under steady traffic", async () => {
  const [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  const origin = await web.listen({ host: "127.0.0.1", port: 0 });
  const answers: string[] = [];
  let isOver = false;

  /** A client that loads a page and its files, again and again. */
  async function visitor(): Promise<void> {
    while (!isOver) {
      const page = await fetch(`${origin}/seller/7`, { headers: { Connection: "keep-alive" } });
      const named = /areas\/seller\/(?<version>[0-9a-f]{16})\//.exec(await page.text())?.groups?.["version"] ?? "";
      const file = await fetch(`${origin}/areas/seller/${named}/entry.js`);
      await file.arrayBuffer();
      answers.push(`${page.status} ${named} ${file.status}`);
    }
  }

  /** Waits until every client has loaded what is live now, however busy the machine is. */
  async function someAnswers(): Promise<void> {
    const enough = answers.length + 2 * visitors;
    while (answers.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  const traffic = Array.from({ length: visitors }, visitor);
  for (let round = 0; round < rounds; round += 1) {
    await promote(world.store, { seller: two }, author);
    await someAnswers();
    await movePointer(world.store, rollBack("seller", undefined, "prices are wrong"), author);
    await movePointer(world.store, resume("seller"), author);
  }
  isOver = true;
  await Promise.all(traffic);

  expect([...new Set(answers)].sort()).toEqual([`200 ${one} 200`, `200 ${two} 200`].sort());
  expect((await world.store.readLatest())?.revision).toBe(1 + 3 * rounds);
});
