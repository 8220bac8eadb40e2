import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";

/** A page for looking at every component in both themes: `pnpm --filter @mandi/shared gallery`. It is not part of the product. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: "./src/main.tsx" } },
  html: { title: "Mandi UI kit", meta: { viewport: "width=device-width, initial-scale=1" } },
  server: { port: 4200, strictPort: true },
  output: { distPath: { root: "../../.cache/gallery" }, cleanDistPath: true, dataUriLimit: 1024 },
});
