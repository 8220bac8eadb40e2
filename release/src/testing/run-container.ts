import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { givenRuntime, givenRuntimeName, type ShareScope } from "@mandi/shared/contract/release/given-runtime";

/** What a host provides: version and instance of each module. */
export type Host = Readonly<Record<string, { readonly version: string; readonly module: object }>>;

interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads the exposed module of a built area as the shell does, in an environment with the parts of a browser that a
 * container's loader uses: script elements that run a file of the build.
 */
export async function runContainer(distFolder: string, entry: string, name: string, host: Host): Promise<unknown> {
  const origin = "https://localhost";
  const world: Record<string, unknown> = { location: new URL(origin), setTimeout, clearTimeout, console, URL };
  const run = (src: string, done: (type: "load" | "error") => void) => {
    const file = path.join(distFolder, new URL(src).pathname);
    if (!existsSync(file)) return done("error");
    runInContext(readFileSync(file, "utf8"), context);
    return done("load");
  };
  world["document"] = {
    currentScript: { src: `${origin}/${entry}`, tagName: "SCRIPT" },
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild: (element: { src: string; onload?: (event: object) => void; onerror?: (event: object) => void }) =>
        run(element.src, (type) => element[`on${type}`]?.({ type, target: element })),
    },
  };
  world["window"] = world;
  world["self"] = world;
  const scope: ShareScope = Object.fromEntries(
    Object.entries(host).map(([module, { version, module: instance }]) => [
      module,
      { [version]: { get: () => () => instance, from: "shell", eager: true, loaded: true } },
    ]),
  );
  world[givenRuntimeName] = givenRuntime(scope);
  const context = createContext(world);
  run(`${origin}/${entry}`, () => undefined);
  const container = world[name] as Container;
  await container.init(scope);
  return (await container.get("./area"))();
}
