import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findUnits } from "../build/units";
import { exitCodes, StartRefused } from "../start/exit-codes";

/** What `pnpm dev` was asked for. */
export type DevRequest =
  | { readonly kind: "all"; readonly port: number }
  | { readonly kind: "against"; readonly folders: readonly string[]; readonly url: string; readonly port: number };

const usage = `pnpm dev                        everything from source with Fast Refresh, api and database included
pnpm dev AREA --against URL     one area (or several) from source inside a product that runs at URL
                                (--port N: where to open it, 3100 unless told)`;

/** Reads the command line. @throws StartRefused with what to type instead */
export function readDevRequest(
  checkout: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): DevRequest {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { against: { type: "string" }, port: { type: "string" } },
  });
  const port = Number(values.port ?? environment["PORT"] ?? "3100");
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw refuse("--port is a whole number up to 65535.");
  const areas = findUnits(checkout).filter(({ folder }) => folder !== "shell");
  const folders = positionals.map((name) => {
    const folder = `remote-${name}`;
    if (existsSync(join(checkout, folder, "area.config.ts"))) return folder;
    throw refuse(`There is no area "${name}". There are: ${areas.map((unit) => unit.folder.slice(7)).join(", ")}.`);
  });
  if (values.against === undefined) {
    if (folders.length > 0) throw refuse("An area alone needs a product around it: --against URL.");
    return { kind: "all", port };
  }
  if (folders.length === 0) throw refuse("Name the area that comes from source.");
  return { kind: "against", folders, url: originOf(values.against), port };
}

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw refuse(`--against is an address like https://staging.example, not "${text}".`);
  return new URL(text).origin;
}

function refuse(words: string): StartRefused {
  return new StartRefused(`${words}\n\n${usage}`, exitCodes.misconfigured);
}
