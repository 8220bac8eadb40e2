import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type EmulatedPerson, people, personCalled } from "@mandi/area-kit/alone/people";
import { findUnits } from "../build/units";
import { exitCodes, StartRefused } from "../start/exit-codes";

/** A parsed command line of `pnpm dev`. */
export type DevRequest = { readonly port: number } & (
  | { readonly kind: "all" }
  | { readonly kind: "against"; readonly folders: readonly string[]; readonly url: string }
  /** Without a person, the usual one for the area's first page is used. */
  | { readonly kind: "alone"; readonly folders: readonly string[]; readonly person: EmulatedPerson | undefined }
);

export const usage = `pnpm dev                        everything from source with Fast Refresh, api and database included
pnpm dev AREA --against URL     one area (or several) from source inside a product that runs at URL
pnpm dev AREA --alone           one area (or several) from source with nothing behind it: calls are answered by examples
                                (--as PERSON: whom it is shown to first)
                                (--port N: where to open it, 3100 by default)`;

/** Reads the command line. @throws StartRefused with what to type instead */
export function readDevRequest(
  checkout: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): DevRequest {
  const { positionals, values } = parsed(parameters);
  const port = Number(values.port ?? environment["PORT"] ?? "3100");
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw refuse("--port is a whole number up to 65535.");
  const folders = positionals.map((name) => folderOf(checkout, name));
  const person = personOf(values.as);
  if (values.alone && values.against !== undefined) throw refuse("--alone or --against URL, not both.");
  if (person && !values.alone) throw refuse("--as is for --alone only; in a product you log in.");
  if (!values.alone && values.against === undefined) {
    if (folders.length > 0)
      throw refuse("An area needs a product around it (--against URL) or runs without one (--alone).");
    return { kind: "all", port };
  }
  if (folders.length === 0) throw refuse("Name the area to run from source.");
  if (values.against === undefined) return { kind: "alone", folders, person, port };
  return { kind: "against", folders, url: originOf(values.against), port };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        against: { type: "string" },
        alone: { type: "boolean" },
        as: { type: "string" },
        port: { type: "string" },
      },
    });
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

function folderOf(checkout: string, name: string): string {
  const folder = `remote-${name}`;
  if (existsSync(join(checkout, folder, "area.config.ts"))) return folder;
  const areas = findUnits(checkout).filter((unit) => unit.folder !== "shell");
  throw refuse(`There is no area "${name}". There are: ${areas.map((unit) => unit.folder.slice(7)).join(", ")}.`);
}

function personOf(name: string | undefined): EmulatedPerson | undefined {
  const person = personCalled(name);
  if (name === undefined || person) return person;
  throw refuse(`There is no person "${name}". There are: ${people.map((known) => known.name).join(", ")}.`);
}

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw refuse(`--against is an address like https://staging.example, not "${text}".`);
  return new URL(text).origin;
}

function refuse(words: string): StartRefused {
  return new StartRefused(`${words}\n\n${usage}`, exitCodes.misconfigured);
}
