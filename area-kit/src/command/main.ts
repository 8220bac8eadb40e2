/** `mandi-area`: the command for a team with its area in its own repository. */
import { readCommandLine } from "@mandi/release/public/arguments";
import { buildArea } from "@mandi/release/public/build-area";
import { UsageError } from "@mandi/release/public/command";
import { describeOutput } from "@mandi/release/public/describe-command";
import { exitCodeOf } from "@mandi/release/public/exit-codes";
import { givenToken } from "@mandi/release/public/given-token";
import { runRemotely } from "@mandi/release/public/run-remotely";
import { register } from "tsx/esm/api";
import { emulate } from "./alone/emulate";
import { dev } from "./dev/dev";
import { namedUnits } from "./release-order";
import { standalonePlace } from "./standalone-place";

const overview = `mandi-area build                              builds the area of this folder into dist/
mandi-area dev --against URL                  the product at URL with this area from source (--port N, 3100 by default)
mandi-area dev --alone                        the kit's shell with this area from source; calls are answered from src/testing/examples.ts
mandi-area describe DIST --as FILE            describes an area built with other tools; then publish NAME --to DIST
mandi-area publish --server URL               stores the build in the product; nobody sees it yet
mandi-area promote --server URL --reason WHY  makes it live after the gate's checks (--expect VERSION, --dry-run)
mandi-area COMMAND --server URL               any other command of the release plane: status, history, rollback, permit …

The token comes from RELEASE_TOKEN or --token-file FILE; the address also from PRODUCT_URL.`;

const folder = process.cwd();
register(); // area.config.ts is TypeScript.

try {
  process.stdout.write(`${await answer(process.argv.slice(2))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodeOf(error);
}

async function answer(parameters: readonly string[]): Promise<string> {
  if (parameters[0] === "emulate") return emulate(folder); // what `dev --alone` starts
  if (parameters[0] === "dev") return dev(folder, parameters.slice(1));
  const line = readCommandLine(parameters);
  if (line.name === undefined || line.isHelp) return overview;
  if (line.name === "build") {
    const { name, version, integrity } = await buildArea(await standalonePlace(folder));
    return `${name}: version ${version}, ${Object.keys(integrity).length} files`;
  }
  if (line.name === "describe") return (await describeOutput(line.positionals[0], line.options.as)).text;
  const url = line.server ?? process.env["PRODUCT_URL"];
  if (!url) throw new UsageError(`Where is the product? --server URL, or PRODUCT_URL.\n\n${overview}`);
  const positionals = [...(await namedUnits(line.name, line.positionals, folder))];
  const options = { ...line.options, ...(line.name === "publish" && { to: line.options.to ?? "dist" }) };
  const order = { command: line.name, positionals, options };
  const { text, data } = await runRemotely({ url, token: await givenToken(line.tokenFile) }, order, console.error);
  return line.options.json ? JSON.stringify(data, null, 2) : text;
}
