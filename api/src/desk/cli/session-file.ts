import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** A login of the desk, kept between commands. Both halves are needed, as in a browser. */
export interface DeskSession {
  readonly url: string;
  readonly phone: string;
  readonly token: string;
  readonly binding: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the login is kept: `MANDI_DESK_SESSION`, else below the user's configuration folder. */
export function sessionPath(environment: Environment): string {
  const configured = environment["MANDI_DESK_SESSION"];
  if (configured) return configured;
  return join(environment["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "mandi", "desk.json");
}

/** The saved login; undefined when there is none or it cannot be read. */
export async function readSession(path: string): Promise<DeskSession | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const value: Record<string, unknown> = { ...JSON.parse(text) };
    const { url, phone, token, binding } = value;
    const isWhole = [url, phone, token, binding].every((part) => typeof part === "string" && part !== "");
    return isWhole
      ? { url: String(url), phone: String(phone), token: String(token), binding: String(binding) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a login readable only by its owner. */
export async function writeSession(path: string, session: DeskSession): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(session)}\n`, { mode: 0o600 });
  // writeFile applies its mode only to a new file.
  await chmod(path, 0o600);
}

/** Deletes the saved login. */
export async function removeSession(path: string): Promise<void> {
  await rm(path, { force: true });
}
