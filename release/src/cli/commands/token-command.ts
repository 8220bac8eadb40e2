import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Command } from "../command";
import { tokenFile } from "../remote/deploy-token";

/** Works on the store's folder and not on what is in it, so it is not for a server to run. */
export function tokenCommand(storeFolder: string): Command {
  return {
    name: "token",
    usage: "release token [--store FOLDER] [--dry-run]",
    summary: "make the token by which a CI job may release over the web server",
    help: "Writes keys/deploy.token (mode 0600) beside the store and prints it. The token before it is no longer taken. RELEASE_TOKEN of the web server comes first.",
    async run(_positionals, { options }) {
      const file = tokenFile(storeFolder);
      if (options.dryRun)
        return { text: `Would write a new token to ${file} (nothing was written).`, data: { dryRun: true, file } };
      const token = randomBytes(32).toString("base64url");
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, `${token}\n`, { mode: 0o600 });
      return { text: token, data: { token, file } };
    },
  };
}
