import type { ReleasePolicy } from "../plan/environment/policy";
import type { Expected } from "../plan/steps/expect";
import type { Need } from "../plan/token/may";
import type { VersionTally } from "../serve/field/tally";
import { parseDays } from "../store/expiry";
import type { ReleaseState } from "../store/release-state";
import type { SignedStore } from "../store/signature/signed-store";
import type { CommandOrder } from "../wire/command-order";
import type { SmokeResult } from "./smoke/smoke";

/** What a command can use. */
export interface CommandContext {
  readonly store: SignedStore;
  /** What browsers reported, by `area@version`. */
  readonly field: () => Promise<ReadonlyMap<string, VersionTally>>;
  /** Version of the api that the areas will call; null when it is not known here. */
  readonly apiVersion: () => Promise<string | null>;
  /** Opens every page of the units in a real browser, in this set. */
  readonly smoke: (live: ReleaseState, units: readonly string[]) => Promise<SmokeResult>;
  /** What this environment requires of a version before it goes live. */
  readonly policy: ReleasePolicy;
  readonly now: Date;
  readonly who: string;
  /** The units that the person may read about, by name, or `all`. */
  readonly areas: readonly string[];
  /** Where people open the product. */
  readonly publicUrl: string;
  readonly options: Options;
  /** Prints a line of progress, except with `--json`. */
  say(line: string): void;
}

export type Options = CommandOrder["options"] & {
  /** Only for commands that run on the machine where they are typed. */
  readonly as?: string;
};

/** A command's answer: text for people, and the same facts as data for programs. */
export interface CommandResult {
  readonly text: string;
  readonly data: unknown;
}

export interface Command {
  readonly name: string;
  readonly usage: string;
  /** The right that a token needs to run it in a product with `--server`. */
  readonly needs: Need;
  /** Its answer is a secret that is shown once, so the answer is never stored. */
  readonly answersSecret?: boolean;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What somebody on call at night needs to know beyond the usage. */
  readonly help: string;
  run(positionals: readonly string[], context: CommandContext): Promise<CommandResult>;
}

/** The command line was not understood; the message says what to type. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const isUnit = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** Whether a text is a version: 16 hexadecimal digits of the hash of its content. */
export const isVersion = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

/** `seller@9f3c…` → unit and version. */
export function parseUnitVersion(text: string | undefined, usage: string): { unit: string; version: string } {
  const [unit = "", version = "", ...more] = (text ?? "").split("@");
  if (!isUnit(unit) || !isVersion(version) || more.length > 0)
    throw new UsageError(`Expected an area and a version, like seller@9f3c0a1b2c3d4e5f.\n${usage}`);
  return { unit, version };
}

export function parseUnit(text: string | undefined, usage: string): string {
  if (!text || !isUnit(text)) throw new UsageError(`Expected the name of an area, like seller.\n${usage}`);
  return text;
}

/** `9f3c…` for a step with one unit, `seller@9f3c…,buyer@none` for one with several; `none` where nothing may be live. */
export function parseExpected(text: string, units: readonly string[], usage: string): Expected {
  const parts = text.split(",").map((part) => (part.includes("@") ? part.split("@") : [units[0] ?? "", part]));
  const isKnown = parts.every(
    ([unit = "", version = "", ...more]) =>
      units.includes(unit) && (version === "none" || isVersion(version)) && more.length === 0,
  );
  const isPlain = parts.length === 1 && !text.includes("@");
  if (!isKnown || (isPlain && units.length > 1))
    throw new UsageError(`--expect is a version, or one for each area (seller@VERSION,buyer@none).\n${usage}`);
  return Object.fromEntries(parts.map(([unit = "", version]) => [unit, version === "none" ? null : (version ?? "")]));
}

/** The days of `--days`; undefined without it. */
export function readDays({ days }: Options, usage: string, most?: number): number | undefined {
  try {
    return parseDays(days, "--days", most);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}

/** Steps that colleagues will ask about later need a reason. */
export function requireReason({ reason }: Options, usage: string): string {
  if (!reason?.trim()) throw new UsageError(`Please say why: --reason "prices are wrong".\n${usage}`);
  return reason.trim();
}
