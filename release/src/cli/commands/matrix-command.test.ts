import { startCanary } from "../../plan/steps/hold";
import { promote } from "../../plan/steps/promote";
import { movePointer } from "../../plan/write-step";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { matrixCommand } from "./matrix-command";

const author = { who: "asha", why: "" };

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

it("prints which areas run in which shells, unreleased ones included, and says why one does not", async () => {
  const shell = await world.publishedShell("one", { contract: "1.2.0" });
  const [live, trial] = [
    await world.publishedArea("seller", "one", { contract: "1.1.0" }),
    await world.publishedArea("seller", "two", { contract: "1.2.0" }),
  ];
  await promote(world.store, { shell, seller: live }, author);
  await movePointer(world.store, startCanary("seller", trial, 10), author);
  const next = await world.publishedShell("two", { contract: "1.3.0", provides: { react: "20.0.0" } });
  const coming = await world.publishedArea("seller", "three", { contract: "1.3.0" });
  const before = await world.store.readHistory();

  const { text, data } = await matrixCommand.run([], commandContext(world.store));

  const tooNew = "was built against shell contract 1.3.0, the live shell offers 1.2.0";
  const otherReact = "needs react ^19.3.0, the shell provides 20.0.0";
  expect(data).toEqual({
    shells: [
      { version: shell, is: "live", contract: "1.2.0" },
      { version: next, is: "published", contract: "1.3.0" },
    ],
    areas: [
      { version: live, is: "live", contract: "1.1.0", misfits: [] },
      { version: trial, is: "on trial", contract: "1.2.0", misfits: [] },
      { version: coming, is: "published", contract: "1.3.0", misfits: [tooNew] },
    ].map(({ misfits, ...row }) => ({
      unit: "seller",
      ...row,
      fits: [
        { shell, misfits },
        { shell: next, misfits: [otherReact] },
      ],
    })),
  });
  expect(text).toMatch(new RegExp(`seller@${live} +live, 1\\.1\\.0 +runs +no\\n`));
  expect(text).toMatch(new RegExp(`seller@${coming} +published, 1\\.3\\.0 +no +no\\n`));
  expect(text).toContain(`seller@${coming} in ${shell.slice(0, 8)}: ${tooNew}`);
  expect(await world.store.readHistory()).toEqual(before);
});

it("shows a team its own area and the shell, and no other area", async () => {
  const shell = await world.publishedShell();
  const [seller, buyer] = [await world.publishedArea("seller", "one"), await world.publishedArea("buyer", "one")];
  await promote(world.store, { shell, seller, buyer }, author);

  const { text } = await matrixCommand.run([], commandContext(world.store, {}, { areas: ["seller"] }));

  expect(text).toContain(`seller@${seller}`);
  expect(text).not.toContain("buyer");
});
