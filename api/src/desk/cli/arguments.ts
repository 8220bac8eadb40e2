import { readFileSync } from "node:fs";
import { normaliseUtr } from "@mandi/shared/format/utr";
import type { Command, CommandOption } from "./commands";
import { readMoment } from "./moments";
import { UsageError } from "./usage-error";

/** A parsed command line. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
}

const withoutValue: ReadonlySet<string> = new Set(["json", "help"]);

/** Splits `order cancel 12 --refund 0 --json` into words and flags. `--flag value` and `--flag=value` are the same. */
export function parseLine(typed: readonly string[]): CommandLine {
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (let index = 0; index < typed.length; index += 1) {
    const part = typed[index] ?? "";
    if (!part.startsWith("--")) {
      words.push(part);
      continue;
    }
    const [flag = "", ...value] = part.slice(2).split("=");
    if (value.length > 0 || withoutValue.has(flag)) {
      flags.set(flag, value.join("="));
      continue;
    }
    const next = typed[index + 1];
    if (next === undefined || next.startsWith("--")) throw new UsageError(`--${flag} needs a value.`);
    flags.set(flag, next);
    index += 1;
  }
  return { words, flags };
}

/** Repeats an act whose answer was lost. Not `key`: settings and site texts already use that name. */
export const retryFlag = "retry-key";

/** Flags of the program itself, which no command has as an option. `to` belongs to commands that save a file. */
export const ownFlags: ReadonlySet<string> = new Set(["url", "json", "help", retryFlag, "to"]);

/** The request of a command line. @throws UsageError naming what is wrong or missing */
export function readInput(
  command: Command,
  typedWords: readonly string[],
  typedFlags: ReadonlyMap<string, string>,
): { readonly id: string | undefined; readonly fields: Readonly<Record<string, unknown>> } {
  const { rest, flags } = withSoleText(command, typedWords, typedFlags);
  const [typed = "", ...tooMany] = rest;
  // Pasted from a bank's page, a UTR has spaces.
  const idText = normaliseUtr(typed);
  if (command.takesId && !/^[A-Z0-9]{1,22}$/.test(idText)) {
    throw new UsageError(`Please name which one by its number: pnpm desk ${command.name} <number>`);
  }
  const extra = command.takesId ? tooMany[0] : rest[0];
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`);
  const known = new Map(command.options.map((option) => [option.flag, option]));
  for (const flag of flags.keys()) {
    if (!known.has(flag) && !ownFlags.has(flag)) {
      throw new UsageError(`--${flag} is not an option of "${command.name}". See: pnpm desk help ${command.name}`);
    }
  }
  const missing = command.options.filter(({ isRequired, flag }) => isRequired && !flags.has(flag));
  if (missing.length > 0) {
    throw new UsageError(`Please add ${missing.map(({ flag }) => `--${flag}`).join(", ")}.`);
  }
  const fields: Record<string, unknown> = {};
  for (const option of command.options) {
    const text = flags.get(option.flag);
    if (text !== undefined) fields[option.field] = typedValue(option, text);
  }
  return { id: command.takesId ? idText : undefined, fields };
}

/** The words as the value of the one text that the command needs, where they are that. */
function withSoleText(command: Command, rest: readonly string[], flags: ReadonlyMap<string, string>) {
  const sole = soleText(command);
  if (sole === undefined || rest.length === 0 || flags.has(sole.flag)) return { rest, flags };
  return { rest: [], flags: new Map([...flags, [sole.flag, rest.join(" ")]]) };
}

/** The one text that a read needs: it may be typed without its flag, `find O2627000008`. */
export function soleText({ method, takesId, isFile, options }: Command): CommandOption | undefined {
  const [only, ...others] = options.filter(({ isRequired }) => isRequired);
  const isSole = method === "GET" && !takesId && !isFile && others.length === 0 && only?.kind === "text";
  return isSole && only.choices.length === 0 ? only : undefined;
}

function typedValue({ flag, kind, choices }: CommandOption, text: string): unknown {
  if (choices.length > 0 && !choices.includes(text)) {
    throw new UsageError(`--${flag} must be one of: ${choices.join(", ")}.`);
  }
  switch (kind) {
    case "number": {
      const plain = text.replaceAll(",", "");
      if (!plainNumber.test(plain)) throw new UsageError(`--${flag} must be a number, for example 1500 or 29.84.`);
      return Number(plain);
    }
    case "yes or no":
      return yesOrNo(flag, text);
    case "list":
      return parseJson(flag, text);
    case "value":
      return settingValue(text);
    case "Indian time":
      return readMoment(flag, text, new Date());
    case "named":
      // A short plain number is an id, as in the command's own argument; a phone is longer.
      return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
    case "file":
      return textOfFile(flag, text);
    case "text":
      return text;
  }
}

function textOfFile(flag: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`--${flag} must be a file, but ${path} cannot be read.`);
  }
}

const plainNumber = /^-?\d+(\.\d+)?$/;

/** The value of a setting: a switch, a number, comma-separated numbers, or text. */
function settingValue(text: string): unknown {
  if (text === "true" || text === "false" || plainNumber.test(text)) return JSON.parse(text);
  const parts = text.split(",");
  return parts.length > 1 && parts.every((part) => plainNumber.test(part)) ? parts.map(Number) : text;
}

function yesOrNo(flag: string, text: string): boolean {
  if (/^(yes|true|1)$/i.test(text)) return true;
  if (/^(no|false|0)$/i.test(text)) return false;
  throw new UsageError(`--${flag} must be yes or no.`);
}

/** A list may be typed as JSON or, of plain numbers, as 3,4,5. */
function parseJson(flag: string, text: string): unknown {
  if (/^\d+(,\d+)*$/.test(text)) return text.split(",").map(Number);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${flag} must be a list, for example 3,4,5 or [{"id": "8 mm", "quantity": 12.5}].`);
  }
}
