import { StepRefused } from "../../plan/steps/step";
import { changeTokens } from "../../plan/token/change-tokens";
import { makeSecret, makeTokenId, tokensOf } from "../../plan/token/token";
import { daysAfter } from "../../store/expiry";
import { type Right, rights, type TokenRecord } from "../../store/release-state";
import type { TokensAnswer } from "../../wire/tokens-answer";
import {
  type Command,
  type CommandContext,
  type CommandResult,
  type Options,
  parseUnit,
  readDays,
  UsageError,
} from "../command";

const usage = [
  "release token create NAME --area AREA[,AREA…]|all [--rights publish,promote,rollback,disable|none] [--days N] [--reason TEXT]",
  "release token list",
  "release token rotate ID [--reason TEXT]",
  "release token revoke ID [--reason TEXT]",
].join("\n");

/** Names under which the product itself takes steps. */
const ownNames: readonly string[] = ["field guard", "web server", "auto"];

/** Who may release over the web server: a token for each job and person, limited to areas and rights. */
export const tokenCommand: Command = {
  name: "token",
  needs: "everything",
  answersSecret: true,
  usage,
  summary: "make, list, rotate and revoke the tokens with which others release over the web server",
  help: "The history shows NAME as who took a step. create and rotate print the secret once; only its hash is kept, in the signed pointer, so it takes effect on every web server at once. Without --rights a token has all four for its areas. prune, revoke, unpin, renew and token itself require a token for all areas with every right.",
  async run([action, ...rest], context) {
    if (action === "create") return create(rest.join(" "), context);
    if (action === "list") return list(context);
    if (action === "rotate") return rotate(rest[0], context);
    if (action === "revoke") return revoke(rest[0], context);
    throw new UsageError(`Expected create, list, rotate or revoke.\n${usage}`);
  },
};

async function create(name: string, context: CommandContext): Promise<CommandResult> {
  const { options, now } = context;
  if (!/^[A-Za-z0-9][A-Za-z0-9 ._@-]{0,59}$/.test(name) || ownNames.includes(name))
    throw new UsageError(`Expected a name for the token, like seller-ci.\n${usage}`);
  const until = readUntil(options, now);
  const id = makeTokenId();
  const { token, sum } = makeSecret(id);
  const ends = until === undefined ? {} : { until };
  const record = {
    id,
    name,
    sum,
    areas: readAreas(options),
    rights: readRights(options),
    at: now.toISOString(),
    ...ends,
  };
  const add = (tokens: readonly TokenRecord[]) => {
    if (tokens.some((one) => one.name === name))
      throw new StepRefused(`There is already a token named ${name}: rotate or revoke it, or choose another name`);
    return [...tokens, record];
  };
  return write(`token create ${id} ${name} (${inWords(record)})`, add, context, token);
}

async function list({ store }: CommandContext): Promise<CommandResult> {
  const tokens = (await tokensOf(store)).map(({ sum: _, ...record }) => record);
  const lines = tokens.map((one) => `${one.id}  ${one.name.padEnd(20)} ${inWords(one)}, made ${one.at}`);
  return { text: lines.join("\n") || "There is no token.", data: tokens satisfies TokensAnswer };
}

async function rotate(id: string | undefined, context: CommandContext): Promise<CommandResult> {
  const known = await knownToken(id, context);
  const { token, sum } = makeSecret(known.id);
  const replace = (tokens: readonly TokenRecord[]) =>
    tokens.map((one) => (one.id === known.id ? { ...one, sum } : one));
  return write(`token rotate ${known.id} ${known.name}`, replace, context, token);
}

async function revoke(id: string | undefined, context: CommandContext): Promise<CommandResult> {
  const known = await knownToken(id, context);
  const remove = (tokens: readonly TokenRecord[]) => tokens.filter((one) => one.id !== known.id);
  return write(`token revoke ${known.id} ${known.name}`, remove, context);
}

async function write(
  action: string,
  change: (tokens: readonly TokenRecord[]) => readonly TokenRecord[],
  { store, who, now, options }: CommandContext,
  token?: string,
): Promise<CommandResult> {
  if (options.dryRun) {
    change(await tokensOf(store));
    return { text: `Dry run, nothing was written: ${action}`, data: { dryRun: true } };
  }
  const { revision } = await changeTokens(store, action, change, { who, why: options.reason?.trim() ?? "" }, now);
  const done = `Revision ${revision}: ${action}`;
  const secret = token === undefined ? [] : ["Shown once:", token];
  return { text: [done, ...secret].join("\n"), data: { changed: true, revision, action, ...(token && { token }) } };
}

async function knownToken(id: string | undefined, { store }: CommandContext): Promise<TokenRecord> {
  if (!id || !/^[0-9a-f]{8}$/.test(id))
    throw new UsageError(`Expected the id of a token: release token list.\n${usage}`);
  const known = (await tokensOf(store)).find((one) => one.id === id);
  if (!known) throw new StepRefused(`There is no token ${id}: release token list`);
  return known;
}

function readAreas({ area }: Options): string[] {
  if (area === undefined) throw new UsageError(`For which areas? --area seller,buyer or --area all.\n${usage}`);
  return area.split(",").map((one) => parseUnit(one, usage));
}

function readRights({ rights: given }: Options): Right[] {
  if (given === undefined) return [...rights];
  if (given === "none") return []; // A token that only reads, for example for a metrics collector.
  const chosen = rights.filter((right) => given.split(",").includes(right));
  if (chosen.length === given.split(",").length) return chosen;
  throw new UsageError(`--rights are some of ${rights.join(",")}, or none.\n${usage}`);
}

function readUntil(options: Options, now: Date): string | undefined {
  const days = readDays(options, usage);
  return days === undefined ? undefined : daysAfter(now.toISOString(), days);
}

function inWords({ areas, rights: given, until }: Pick<TokenRecord, "areas" | "rights" | "until">): string {
  return `${areas.join(", ")}: ${given.join(", ") || "reads only"}${until === undefined ? "" : `, until ${until}`}`;
}
