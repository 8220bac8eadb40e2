import { buildSync } from "esbuild";
import { type ReleaseWorld, releaseWorld } from "../../testing/release-world";
import { promote } from "../steps/promote";

const author = { who: "asha", why: "" };

let world: ReleaseWorld;
beforeEach(async () => {
  world = await releaseWorld();
});
afterEach(() => world.remove());

/** The build output of an area that imports a module, with the module bundled or left to the host. */
function builtWith(module: string, left: readonly string[]): string {
  const code = `import * as given from ${JSON.stringify(module)}; globalThis.used = given;`;
  const { outputFiles } = buildSync({
    stdin: { contents: code, resolveDir: __dirname },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    external: [...left],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

const modules = ["react", "react-dom", "react-dom/client", "react-router-dom", "zustand", "@mandi/shared/session"];

describe("an area whose build contains what the shell provides", () => {
  it.each(modules)("is refused with the file and the module's name even when minified: %s", async (module) => {
    const own = module === "react-dom/client" ? "react-dom" : module;
    const copy = builtWith(module, own === "react" ? [] : ["react"]);
    const shell = await world.publishedShell();
    const mill = await world.publishedArea("mill", "one", {}, { "static/late.js": copy });

    const refused = promote(world.store, { shell, mill }, author);

    await expect(refused).rejects.toThrow(`static/late.js carries a copy of ${own}, which the shell provides`);
    expect(await world.store.readHistory()).toEqual([]);
  });

  it("is accepted when it leaves all of them to the shell", async () => {
    const left = modules.map((module) => builtWith(module, [module])).join("\n");
    const shell = await world.publishedShell();
    const mill = await world.publishedArea("mill", "one", {}, { "static/late.js": left });

    await promote(world.store, { shell, mill }, author);

    expect((await world.store.readLatest())?.live.areas["mill"]?.version).toBe(mill);
  });
});
