// The compilers of `pnpm dev`, in their own process without a TypeScript loader (see release/src/build). Reads a list
// of orders with ports from the environment and prints `ready <folder>` for each when it has compiled for the first time.
import { basename } from "node:path";
import { createRsbuild } from "@rsbuild/core";
import { devRsbuildConfig } from "./dev-rsbuild-config.mjs";

/** @type {{ order: import("./build-order").BuildOrder, port: number }[]} */
const units = JSON.parse(process.env["MANDI_DEV_UNITS"] ?? "[]");
const origin = process.env["MANDI_DEV_ORIGIN"] ?? "http://localhost:3100";

for (const { order, port } of units) {
  const rsbuild = await createRsbuild({
    cwd: order.folder,
    config: { logLevel: "warn", mode: "development", ...devRsbuildConfig(order, port, origin) },
  });
  await new Promise((resolve) => {
    rsbuild.onAfterDevCompile(({ isFirstCompile }) => {
      if (isFirstCompile) resolve(undefined);
    });
    rsbuild.startDevServer().catch((error) => {
      console.error(error);
      process.exit(1);
    });
  });
  console.log(`ready ${basename(order.folder)}`);
}
