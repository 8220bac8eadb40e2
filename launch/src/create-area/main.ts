/**
 * `pnpm create-area NAME`: creates an area that builds, is tested and appears without a change to the shell, here or in its
 * own repository.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findCheckout } from "../checkout";
import { AreaRefused, createArea } from "./create-area";
import { createStandalone } from "./standalone/create-standalone";

const usage = "pnpm create-area NAME\npnpm create-area NAME --standalone DIR   in its own repository";
const checkout = findCheckout();
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { standalone: { type: "string" } } });
  const [name = ""] = positionals;
  if (values.standalone === undefined) createHere(name);
  else await createApart(name, resolve(values.standalone));
} catch (error) {
  if (!(error instanceof AreaRefused || isUsage(error))) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}

function createHere(name: string): void {
  const folder = createArea(checkout, name);
  // The pnpm that runs this command, however it was found.
  const manager = process.env["npm_execpath"];
  const [command, ...first] = manager?.includes("pnpm") ? [process.execPath, manager] : ["pnpm"];
  const install = [...first, "install", "--no-frozen-lockfile", "--prefer-offline"];
  const { status } = spawnSync(command ?? "pnpm", install, { cwd: checkout, stdio: "inherit" });
  // Formatted, because line breaks depend on the length of the name.
  const biome = join(checkout, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "check", "--write", folder], { cwd: checkout, stdio: "inherit" });
  process.stdout.write(`
Created ${folder}; .github/workflows/${name}.yml ships it.

  pnpm exec jest -c ${folder}/jest.config.cjs     its tests
  pnpm --filter @mandi/${folder} build            its build
  pnpm release publish ${name}                    then: pnpm release promote ${name}@VERSION
  pnpm dev ${name} --alone                        its page at once, with nothing behind it
  pnpm dev ${name} --against http://localhost:3000

For the rest, see docs/teams.md.
`);
  process.exitCode = status ?? 1;
}

async function createApart(name: string, folder: string): Promise<void> {
  await createStandalone(checkout, folder, name);
  process.stdout.write(
    `Created ${folder}, with the kit in kit/. Start with pnpm install; for the rest, see its README.md.\n`,
  );
}

function isUsage(error: unknown): error is Error {
  return error instanceof TypeError && String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS");
}
