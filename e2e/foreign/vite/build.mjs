// A team's own build with Vite and its federation plugin: an ES module. Writes the output to the given folder; each build
// has a number, and its own container name.
import { fileURLToPath } from "node:url";
import { federation } from "@module-federation/vite";
import { build } from "vite";

const [folder, number = "1"] = process.argv.slice(2);
await build({
  root: fileURLToPath(new URL(".", import.meta.url)),
  configFile: false,
  logLevel: "error",
  base: "./",
  define: { BUILD: number },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { input: fileURLToPath(new URL("src/area.js", import.meta.url)) },
  },
  plugins: [
    federation({
      name: `mill_vite_${number}`,
      filename: "remoteEntry.js",
      exposes: { "./area": "./src/area.js" },
      shared: { react: { import: false, singleton: true, strictVersion: true, requiredVersion: "^19.0.0" } },
      manifest: true,
      dts: false,
    }),
  ],
});
