/** `pnpm create-area NAME`: a fifth area that builds, is tested and appears without a change to the shell. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findCheckout } from "../checkout";
import { AreaRefused, createArea } from "./create-area";

const checkout = findCheckout();
const [name = ""] = process.argv.slice(2);
try {
  const folder = createArea(checkout, name);
  // The pnpm that runs this command, whichever way it was found.
  const manager = process.env["npm_execpath"];
  const [command, ...first] = manager?.includes("pnpm") ? [process.execPath, manager] : ["pnpm"];
  const install = [...first, "install", "--no-frozen-lockfile", "--prefer-offline"];
  const { status } = spawnSync(command ?? "pnpm", install, { cwd: checkout, stdio: "inherit" });
  // Where a line has to be broken depends on how long the name is.
  const biome = join(checkout, "node_modules/@biomejs/biome/bin/biome");
  spawnSync(process.execPath, [biome, "check", "--write", folder], { cwd: checkout, stdio: "inherit" });
  process.stdout.write(`
${folder} is there, and .github/workflows/${name}.yml ships it.

  pnpm exec jest -c ${folder}/jest.config.cjs     its tests
  pnpm --filter @mandi/${folder} build            its build
  pnpm release publish ${name}                    then: pnpm release promote ${name}@VERSION
  pnpm dev ${name} --alone                        its page at once, with nothing behind it
  pnpm dev ${name} --against http://localhost:3000

docs/teams.md tells the rest.
`);
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof AreaRefused)) throw error;
  process.stderr.write(`${error.message}\n\npnpm create-area NAME\n`);
  process.exitCode = 2;
}
