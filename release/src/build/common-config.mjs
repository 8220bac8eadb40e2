import { fileURLToPath } from "node:url";
import { pluginReact } from "@rsbuild/plugin-react";

/** Browsers of the last few years; older ones would cost everyone else the bytes. */
const browsers = ["chrome >= 109", "edge >= 109", "firefox >= 115", "safari >= 16.4"];

/** A hung chunk is given up after this time. */
export const chunkLoadTimeoutMs = 120_000;

/** Every style file goes into its cascade layer before anything else is done with it. */
const cascadeLayers = {
  test: /\.css$/,
  enforce: /** @type {const} */ ("pre"),
  use: [{ loader: fileURLToPath(new URL("./cascade-layer-loader.mjs", import.meta.url)) }],
};

/** TypeBox does not say that its modules have no effect of their own; without this its type parser travels along (15 kB). */
const typebox = { test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false };

/** Rules for what the shell and every area import. */
export const commonRules = [cascadeLayers, typebox];

/**
 * A style that several pages use comes in one file that all of them load first; a page's file has only what is its own. With
 * a copy in each page's file, the page that is loaded later would bring a rule again, behind what an earlier page says over
 * it, and change that page.
 */
export const stylesOnce = {
  splitChunks: {
    cacheGroups: {
      default: /** @type {const} */ (false),
      defaultVendors: /** @type {const} */ (false),
      styles: {
        name: "styles",
        type: "css/mini-extract",
        chunks: /** @type {const} */ ("async"),
        minChunks: 2,
        enforce: true,
      },
    },
  },
};

/**
 * What the shell and every area are built with alike: plain files with a hash in their names, classes that begin with the
 * name of their owner, maps that no file names, integrity of every chunk.
 *
 * @param {{ readonly name: string; readonly distFolder: string }} owner
 */
export function commonConfig({ name, distFolder }) {
  return {
    plugins: [pluginReact({ fastRefresh: false })],
    // With Rsbuild's own grouping an area would carry a second copy of react-dom, without a warning.
    splitChunks: false,
    output: {
      target: "web",
      distPath: { root: distFolder },
      // Versioned directories move with their base: the address is taken from the entry script's own.
      assetPrefix: "auto",
      cleanDistPath: true,
      filenameHash: "contenthash:10",
      overrideBrowserslist: browsers,
      legalComments: "none",
      dataUriLimit: 1024,
      cssModules: { localIdentName: `${name}-[local]-[hash:base64:5]` },
      sourceMap: { js: "hidden-source-map", css: false },
    },
    performance: { printFileSize: false },
    security: { sri: { enable: true } },
  };
}
