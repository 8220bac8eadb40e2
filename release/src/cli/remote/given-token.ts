import { readFile } from "node:fs/promises";
import { UsageError } from "../command";

/**
 * The token for a running product: from the named file, otherwise from `RELEASE_TOKEN`. @throws UsageError when there is
 * none
 */
export async function givenToken(file: string | undefined): Promise<string> {
  const token = file === undefined ? process.env["RELEASE_TOKEN"] : await readFile(file, "utf8");
  if (!token?.trim()) throw new UsageError("--server needs a token: --token-file FILE, or RELEASE_TOKEN.");
  return token.trim();
}
