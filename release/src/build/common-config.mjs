import { fileURLToPath } from "node:url";
import { pluginReact } from "@rsbuild/plugin-react";

/** Browsers of the last few years; supporting older ones would make the code larger for everyone else. */
const browsers = ["chrome >= 109", "edge >= 109", "firefox >= 115", "safari >= 16.4"];

/** A chunk that hangs is abandoned after this time. */
export const chunkLoadTimeoutMs = 120_000;

/** Every style file is put into its cascade layer before any other processing. */
const cascadeLayers = {
  test: /\.css$/,
  enforce: /** @type {const} */ ("pre"),
  use: [{ loader: fileURLToPath(new URL("./cascade-layer-loader.mjs", import.meta.url)) }],
};

/** TypeBox does not declare its modules free of side effects; without this its type parser is bundled too (15 kB). */
const typebox = { test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false };

/** Rules for what the shell and every area import. */
export const commonRules = [cascadeLayers, typebox];

/**
 * A style that several pages use goes into one file that all of them load first; a page's file has only its own styles. If
 * each page's file had a copy, loading a second page would repeat the shared rule after the first page's override, and so
 * change the first page.
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
 * Build settings that the shell and every area have in common: plain files with a hash in their names, class names that
 * begin with their owner's name, source maps that no file refers to, integrity of every chunk.
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
      // The address of a versioned directory can change, so files are addressed relative to the entry script.
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
