import path from "node:path";
import { versionName } from "../../store/release-state";
import { count } from "../../wire/count";
import { type Command, type CommandResult, UsageError } from "../command";
import { describeForeign } from "../describe/describe-foreign";

/** Describes the output of another build tool, so that it can be published. */
export const describeCommand: Command = {
  name: "describe",
  needs: "look",
  usage: "release describe DIST [--as FILE]",
  summary: "describe an area that was built with other tools",
  help: "Writes DIST/area.json from FILE (area.config.json beside DIST), in which the team describes the area, and from the output itself. For containers of webpack's ModuleFederationPlugin or of Module Federation 2 with their own runtime that expose ./area. See docs/teams.md.",
  run: ([dist], { options }) => describeOutput(dist, options.as),
};

/** Needs neither a store nor a product: a team with its own repository describes its build there. */
export async function describeOutput(dist: string | undefined, as: string | undefined): Promise<CommandResult> {
  if (!dist) throw new UsageError(`Expected the folder of a build.\n${describeCommand.usage}`);
  const file = as ?? path.join(dist, "../area.config.json");
  const { name, version, container, entry, integrity } = await describeForeign(dist, file);
  const files = Object.keys(integrity).length;
  return {
    text: `${versionName(name, version)} described: container ${container} in ${entry}, ${count(files, "file")}. Next: publish ${name} --to ${dist}`,
    data: { unit: name, version, container, entry, files },
  };
}
