import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { commands } from "../../cli/commands/commands";
import { commandContext } from "../../testing/command-context";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { promote } from "../steps/promote";
import { liveApiVersion } from "./live-api";

let world: ReleaseWorld;
let api: Server;
let origin: string;
let answer: string;
beforeEach(async () => {
  world = await releaseWorld();
  await promote(world.store, { shell: await world.publishedShell() }, { who: "asha", why: "first release" });
  answer = JSON.stringify({ openapi: "3.1.0", info: { title: "Mandi API", version: "1.4.0" }, paths: {} });
  api = createServer(({ url }, response) => response.writeHead(url === "/api/openapi.json" ? 200 : 404).end(answer));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await world.remove();
});

function run(name: "promote" | "canary", words: readonly string[], where: string | undefined) {
  const command = commands.find((one) => one.name === name);
  return command?.run(
    words,
    commandContext(
      world.store,
      { noSmoke: true, reason: "new offers", percent: "10" },
      { apiVersion: () => liveApiVersion(where) },
    ),
  );
}

const latest = () => world.store.readLatest();

describe("an area and the live api", () => {
  it("goes live when the api is in the range it declares", async () => {
    await run("promote", [`seller@${await world.publishedArea("seller", "one", { api: "^1.4.0" })}`], origin);

    expect(await latest()).toMatchObject({ revision: 2, why: "new offers [no smoke]" });
  });

  it.each(["^1.5.0", "^2.0.0"])("is refused when it needs api %s, also for a trial", async (needed) => {
    await run("promote", [`seller@${await world.publishedArea("seller", "one")}`], origin);
    const version = await world.publishedArea("seller", "two", { api: needed });

    const reason = `seller: needs api ${needed}, the live api is 1.4.0`;
    await expect(run("promote", [`seller@${version}`], origin)).rejects.toThrow(reason);
    await expect(run("canary", [`seller@${version}`], origin)).rejects.toThrow(reason);
    expect((await latest())?.revision).toBe(2);
  });

  it("goes live unchecked when the api is away or not known, and the history says so", async () => {
    answer = "no JSON";
    await run("promote", [`seller@${await world.publishedArea("seller", "one", { api: "^9.0.0" })}`], origin);
    expect(await latest()).toMatchObject({ revision: 2, why: "new offers [no smoke, api not asked]" });

    await run("promote", [`seller@${await world.publishedArea("seller", "two", { api: "^9.0.0" })}`], undefined);
    expect(await latest()).toMatchObject({ revision: 3, why: "new offers [no smoke, api not asked]" });
  });
});
