import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { hasCode } from "../../store/error-code";

/** Where `release token` writes it. */
export function tokenFile(storeFolder: string): string {
  return path.join(storeFolder, "keys/deploy.token");
}

/** The token of the release interface: `RELEASE_TOKEN`, else the store's file, read each time so that a new one counts at once. */
export async function deployToken(storeFolder: string, environment: NodeJS.ProcessEnv): Promise<string | null> {
  const given = environment["RELEASE_TOKEN"]?.trim();
  if (given) return given;
  try {
    return (await readFile(tokenFile(storeFolder), "utf8")).trim() || null;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Whether an `Authorization` header carries the token; takes the same time however much of it matches. */
export function carriesToken(header: string | undefined, token: string): boolean {
  const [given, expected] = [header ?? "", `Bearer ${token}`].map((text) => createHash("sha256").update(text).digest());
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}
