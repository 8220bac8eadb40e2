import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasCode } from "../../store/error-code";
import { rights } from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";
import { changeTokens } from "./change-tokens";
import { identityOf, makeSecret, makeTokenId } from "./token";

/** The file in which a machine keeps its own token. */
export function ownTokenFile(storeFolder: string): string {
  return path.join(storeFolder, "keys/deploy.token");
}

/**
 * Makes the first token of a store that a program created: with every right, in a file that only its owner can read. One
 * that is still valid is kept.
 */
export async function ensureOwnToken(store: SignedStore, storeFolder: string, who: string): Promise<void> {
  const file = ownTokenFile(storeFolder);
  const now = new Date();
  if (await identityOf(store, await readIfThere(file), now)) return;
  const id = makeTokenId();
  const { token, sum } = makeSecret(id);
  const name = `local ${who}`;
  const record = { id, name, sum, areas: ["all"], rights: [...rights], at: now.toISOString() };
  const author = { who, why: "the first token of this machine" };
  const withOwn = (tokens: readonly (typeof record)[]) => [...tokens.filter((one) => one.name !== name), record];
  await changeTokens(store, `token create ${id} ${name}`, withOwn, author, now);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
}

async function readIfThere(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}
