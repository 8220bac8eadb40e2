import { disable, startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { rollBack } from "../../plan/steps/roll-back";
import { movePointer } from "../../plan/write-step";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { lookCommands } from "./look-commands";
import { versionCommands } from "./version-commands";

const author = { who: "asha", why: "weekly release" };
const all = [...versionCommands, ...lookCommands];

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

async function run(words: string, options = {}): Promise<unknown> {
  const [name, ...rest] = words.split(" ");
  const command = all.find((one) => one.name === name);
  return (await command?.run(rest, commandContext(world.store, options)))?.data;
}

it("lists every published version of an area with its present state, whether or not it was ever live", async () => {
  const shell = await world.publishedShell();
  const [one, two, three, four] = [
    await world.publishedArea("seller", "one"),
    await world.publishedArea("seller", "two"),
    await world.publishedArea("seller", "three"),
    await world.publishedArea("seller", "four"),
  ];
  await promote(world.store, { shell, seller: one, buyer: await world.publishedArea("buyer", "one") }, author);
  await promote(world.store, { seller: two }, author);
  await movePointer(world.store, startCanary("seller", three, 10), author);

  const listed = (await run("versions seller")) as { version: string; is: string[] }[];

  expect(Object.fromEntries(listed.map(({ version, is }) => [version, is]))).toEqual({
    [one]: ["live before"],
    [two]: ["live"],
    [three]: ["on trial for 10%"],
    [four]: [],
  });
});

it("marks a version that was rolled back, so that it is not taken for a new one", async () => {
  const [one, two] = [await world.publishedArea("seller", "one"), await world.publishedArea("seller", "two")];
  await promote(world.store, { shell: await world.publishedShell(), seller: one }, author);
  await promote(world.store, { seller: two }, author);
  await movePointer(world.store, rollBack("seller", undefined, "prices"), author);

  const listed = (await run("versions seller")) as { version: string; is: string[] }[];

  expect(Object.fromEntries(listed.map(({ version, is }) => [version, is]))).toEqual({
    [one]: ["live"],
    [two]: ["was live"],
  });
});

it("shows how two versions differ: files by name, bytes, pages and contract", async () => {
  const route = (path: string) => ({
    path,
    roles: ["seller" as const],
    title: path,
    frame: "full" as const,
    data: [],
    files: ["static/page.js"],
  });
  const files = (hash: string, text: string) => ({ [`static/menu.${hash}.js`]: text });
  const one = await world.publishedArea("seller", "one", { routes: [route("/a")] }, files("0123456789", "short"));
  const two = await world.publishedArea(
    "seller",
    "two",
    { routes: [route("/b")], contract: "1.1.0" },
    files("abcdef0123", "longer"),
  );

  const difference = await run(`compare seller ${one} ${two}`);

  expect(difference).toMatchObject({
    contract: ["1.0.0", "1.1.0"],
    routesAdded: ["/b"],
    routesRemoved: ["/a"],
    files: expect.arrayContaining([
      { file: "static/menu.js", from: 5, to: 6 },
      { file: "mf-manifest.json", from: null, to: expect.any(Number) },
    ]),
  });
  await expect(run(`compare seller ${one}`)).rejects.toThrow("Expected two versions of seller");
  await expect(run(`compare seller ${one} 0000000000000000`)).rejects.toThrow("not in the store");
});

it("shows for each step in the history what it changed, without the hashes of tokens", async () => {
  const seller = await world.publishedArea("seller", "one");
  await promote(world.store, { shell: await world.publishedShell(), seller }, author);
  await world.token();
  await movePointer(world.store, disable("seller", "payments fail"), author);

  const steps = (await run("history", { last: "2" })) as object[];

  expect(steps).toHaveLength(2);
  expect(steps).toMatchObject([
    { action: expect.stringMatching(/^token create/), changes: [], moved: [] },
    { action: "disable seller", changes: [`seller         ${seller}  →  ${seller}, disabled`], moved: [] },
  ]);
  expect(JSON.stringify(steps)).not.toContain("sum");
});
