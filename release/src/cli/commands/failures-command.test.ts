import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { FastifyInstance } from "fastify";
import { promote } from "../../plan/steps/promote";
import { readTallies } from "../../serve/field/tally-file";
import { buildWebServer } from "../../serve/web-server";
import { publishArea } from "../../store/publish";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { failuresCommand } from "./failures-command";

const author = { who: "seller-ci", why: "weekly release" };
/** Maps column 5 of the only line of `page.js` to line 12, column 3 of `total.ts`, in a function `totalOf`. */
const map = {
  version: 3,
  sources: ["webpack://mandi_seller/./src/prices/total.ts"],
  names: ["totalOf"],
  mappings: "IAWEA",
};

let world: ReleaseWorld;
let web: FastifyInstance;
let seller: string;
beforeEach(async () => {
  world = await releaseWorld();
  const dist = await world.builtArea("seller", "one", { owner: "Seller team" });
  await writeFile(path.join(dist, "static/page.js.map"), JSON.stringify(map));
  seller = (await publishArea(world.store, dist)).version;
  await promote(world.store, { shell: await world.publishedShell(), seller }, author);
  const { store, storeFolder } = world;
  web = await buildWebServer({ store, storeFolder, apiUrl: "http://127.0.0.1:9" });
});
afterEach(async () => {
  await web.close();
  await world.remove();
});

const tell = (change: Partial<AreaReport>) =>
  web.inject({
    method: "POST",
    url: "/api/area-report",
    payload: {
      area: "seller",
      version: seller,
      revision: 1,
      bucket: 7,
      outcome: "failed",
      kind: "render",
      duration_ms: 0,
      reference: "AB12CD34",
      message: "x is undefined",
      stack: `t@areas/seller/${seller}/static/page.js:1:5`,
      ...change,
    },
  });

async function failures(areas = ["all"]): Promise<string> {
  await web.close(); // It writes what it has counted.
  const field = () => readTallies(world.storeFolder);
  return (await failuresCommand.run(["seller"], commandContext(world.store, {}, { field, areas }))).text;
}

it("shows place and function in the sources, how often it happened, who made the version live and who owns the area", async () => {
  await tell({});
  await tell({ reference: "EF56AB78" });

  expect(await failures()).toBe(
    [
      `seller@${seller}, made live by seller-ci, owned by Seller team`,
      "  2 × render: x is undefined  (AB12CD34)",
      "      totalOf, src/prices/total.ts:12:3",
    ].join("\n"),
  );
});

it("keeps no personal data, and no stack frame outside the product's files", async () => {
  await tell({
    message: "no account 9876543210 of asha@example.com at https://elsewhere.example/?pan=ABCDE1234F\u001b[2J",
    stack: `x@https://elsewhere.example/a.js:1:1\nspy\u001b[2J@areas/seller/${seller}/static/page.js:1:5\n@areas/seller/${seller}/static/other.js:1:1`,
  });

  expect((await failures()).split("\n").slice(1)).toEqual([
    "  1 × render: no account … of … at …  (AB12CD34)",
    `      @areas/seller/${seller}/static/other.js:1:1`,
  ]);
});

it("keeps the source maps private: they have no address, and another area's token cannot read them", async () => {
  const answers = await Promise.all(
    ["static/page.js", "static/page.js.map"].map((file) => web.inject({ url: `/areas/seller/${seller}/${file}` })),
  );
  await tell({});

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  expect(await failures(["buyer"])).not.toContain("total.ts");
});

it("keeps at most twenty kinds of failure per version, the most frequent first", async () => {
  for (let line = 1; line <= 25; line += 1) await tell({ stack: `t@areas/seller/${seller}/static/z.js:${line}:1` });
  for (let times = 0; times < 3; times += 1) await tell({ kind: "evaluation" });

  const told = (await failures()).split("\n").filter((text) => text.includes("×"));
  expect(told).toHaveLength(20);
  expect(told[0]).toContain("3 × evaluation");
});
