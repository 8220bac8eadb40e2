// One build in its own process, without a TypeScript loader, as the areas are built (release/src/build/compile.mjs).
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { shellRsbuildConfig } from "@mandi/release/internal/shell-rsbuild-config";
import { createRsbuild } from "@rsbuild/core";

/** @type {import("./one-order").OneOrder} */
const { folder, distFolder, texts, areas } = JSON.parse(await text(process.stdin));
const base = shellRsbuildConfig({ kind: "shell", folder, distFolder });

/** @param {string} name */
const loader = (name) => fileURLToPath(new URL(name, import.meta.url));

const rsbuild = await createRsbuild({
  cwd: folder,
  config: {
    ...base,
    logLevel: "error",
    mode: "production",
    // The strongest competitor: of five ways to split, this one has the fewest bytes and requests at a first visit
    // (measured).
    splitChunks: false,
    tools: {
      ...base.tools,
      rspack: [
        base.tools?.rspack ?? {},
        {
          module: {
            // A missing export in a replaced module fails the build instead of being undefined later.
            parser: { javascript: { exportsPresence: "error" } },
            rules: [
              {
                test: Object.keys(texts),
                enforce: "pre",
                use: [{ loader: loader("./replacing-loader.mjs"), options: { texts } }],
              },
              {
                test: Object.keys(areas),
                exclude: /node_modules/,
                enforce: "pre",
                use: [{ loader: loader("./chunk-name-loader.mjs"), options: { areas } }],
              },
            ],
          },
          output: { uniqueName: "mandi_one" },
        },
      ].flat(),
    },
  },
});

/** @type {unknown} */
let account;
rsbuild.onAfterBuild(({ stats }) => {
  account = stats?.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true, ids: true });
});
const { close } = await rsbuild.build();
await close();
process.stdout.write(`\n${JSON.stringify(account)}\n`);
