// One build in its own process: reads a build order from standard input and prints the build's statistics.
import { text } from "node:stream/consumers";
import { createRsbuild } from "@rsbuild/core";
import { areaRsbuildConfig } from "./area-rsbuild-config.mjs";
import { shellRsbuildConfig } from "./shell-rsbuild-config.mjs";

/** @type {import("./build-order").BuildOrder} */
const order = JSON.parse(await text(process.stdin));
const config = order.kind === "area" ? areaRsbuildConfig(order) : shellRsbuildConfig(order);
const rsbuild = await createRsbuild({
  cwd: order.folder,
  config: { logLevel: "error", mode: "production", ...config },
});

/** @type {unknown} */
let account;
rsbuild.onAfterBuild(({ stats }) => {
  account = stats?.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true });
});
const { close } = await rsbuild.build();
await close();
process.stdout.write(`\n${JSON.stringify(account)}\n`);
