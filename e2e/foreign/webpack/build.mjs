// A team's own build with webpack's first federation plugin. Writes the output to the given folder.
import { fileURLToPath } from "node:url";
import webpack from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";

const [folder, integrity = "sha384"] = process.argv.slice(2);
const container = "mill_webpack_1";
const compiler = webpack({
  mode: "production",
  context: fileURLToPath(new URL(".", import.meta.url)),
  entry: {},
  output: {
    path: folder,
    publicPath: "auto",
    uniqueName: container,
    crossOriginLoading: "anonymous",
    chunkFilename: "[name].[contenthash].js",
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: container,
      filename: "remoteEntry.js",
      exposes: { "./area": "./src/area.js" },
      shared: { react: { import: false, singleton: true, strictVersion: true, requiredVersion: "^19.0.0" } },
    }),
    ...(integrity === "none" ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: [integrity] })]),
  ],
});
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ all: false, errors: true }));
    process.exitCode = 1;
  }
});
