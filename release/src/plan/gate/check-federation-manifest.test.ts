import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { promote } from "../steps/promote";

const author = { who: "asha", why: "weekly release" };
const contract = { contract: "2.0.0" };

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

describe("an area's Module Federation manifest", () => {
  const manifest = {
    name: "mandi_seller_three",
    metaData: { globalName: "mandi_seller_three", remoteEntry: { name: "entry.js", path: "" } },
    exposes: [{ path: "./area" }],
    shared: [{ name: "react", requiredVersion: "^19.3.0" }],
  };

  it.each([
    ["is cut off", '{"name":', "is not a manifest of Module Federation: "],
    [
      "lacks the fields by which an area is found",
      '{"name":"x"}',
      "is not a manifest of Module Federation: /metaData should be",
    ],
    [
      "names another container",
      JSON.stringify({ ...manifest, name: "other" }),
      "calls the container other, area.json says mandi_seller_three",
    ],
    [
      "names another entry",
      JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, remoteEntry: { name: "remote.js", path: "" } } }),
      "names the entry remote.js, area.json says entry.js",
    ],
    [
      "asks for another range",
      JSON.stringify({ ...manifest, shared: [{ name: "react", requiredVersion: "^18.0.0" }] }),
      "asks for react ^18.0.0, area.json says ^19.3.0",
    ],
    ["exposes something else", JSON.stringify({ ...manifest, exposes: [] }), "does not expose ./area"],
  ])("is refused with a message when it %s", async (_what, text, words) => {
    await promote(world.store, { shell: await world.publishedShell("shell", contract) }, author);
    const seller = await world.publishedArea("seller", "three", contract, { "mf-manifest.json": text });

    await expect(promote(world.store, { seller }, author)).rejects.toThrow(`seller: mf-manifest.json ${words}`);

    expect((await world.store.readLatest())?.live.areas).toEqual({});
  });
});
