import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type ReleaseWorld, releaseWorld } from "../testing/release-world";
import { publishArea } from "./publish";

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

describe("publishing a version", () => {
  it("stores a built area once and finds it present the second time", async () => {
    const dist = await world.builtArea("seller", "one");

    const first = await publishArea(world.store, dist);
    const second = await publishArea(world.store, dist);

    expect([first.outcome, second.outcome]).toEqual(["stored", "present"]);
    expect(second.version).toBe(first.version);
  });

  it("refuses other content under a version that exists, and keeps what was there", async () => {
    const { version } = await publishArea(world.store, await world.builtArea("seller", "one"));
    const forged = await world.builtArea("seller", "two", { version });

    await expect(publishArea(world.store, forged)).rejects.toThrow("published already with other content");

    expect(String(await world.store.readFile("seller", version, "entry.js"))).toBe("/* one */");
  });

  it("refuses an output that was changed after it was built", async () => {
    const dist = await world.builtArea("seller", "one");
    await writeFile(path.join(dist, "static/page.js"), "/* tampered */");

    await expect(publishArea(world.store, dist)).rejects.toThrow("changed since it was built: static/page.js");
  });
});
