import { randomUUID } from "node:crypto";
import { newCodeCall } from "@mandi/shared/contract/desk/new-code";
import { formatRupees } from "@mandi/shared/format/rupees";
import { parseLine, readInput, retryFlag } from "./arguments";
import { callApi, RefusedError, UnreachableError } from "./client";
import { type Command, findCommand, similarCommands, typedFlag } from "./commands";
import { saveFile, uploadFile } from "./files";
import { describeHelp } from "./help";
import { describeAnswer, plainText } from "./print";
import { type DeskSession, readSession, removeSession, sessionPath, writeSession } from "./session-file";
import { UsageError } from "./usage-error";
import { priceBefore, warningsBefore } from "./warnings";

/** What the program needs from outside; tests pass their own. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether a person is there to answer, and not a program. */
  readonly canAsk: boolean;
  /** Asks the person for a line; null where nobody can type one. */
  readonly ask: (question: string) => Promise<string | null>;
}

/** As in the help: done, refused, wrong usage, not logged in, no answer, nobody to type the code. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5;

const defaultUrl = "http://localhost:3000";

/** Runs one command line and returns its exit code. */
export async function runDesk(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const { words, flags } = parseLine(typed);
    const [first, second] = words;
    if (first === undefined || first === "help" || flags.has("help")) return showHelp(words, terminal);
    const path = sessionPath(terminal.environment);
    const kept = await readSession(path);
    const url = flags.get("url") ?? terminal.environment["MANDI_URL"] ?? kept?.url ?? defaultUrl;
    if (!URL.canParse(url)) throw new UsageError(`"${url}" is not an address such as ${defaultUrl}.`);
    if (first === "login") return await logIn(url, second, path, terminal);
    if (first === "logout") return await logOut(kept, path, terminal);
    const found = findCommand(words);
    if (!found && first !== "upload") throw new UsageError(unknown(words));
    if (!kept || new URL(kept.url).origin !== new URL(url).origin) {
      terminal.error(`You are not logged in at ${url}. Please type: pnpm desk login <phone>`);
      return 3;
    }
    if (!found) return await upload(second, { flags, session: kept }, terminal);
    if (found.command.isFile) return await save({ ...found, flags, session: kept }, terminal);
    return await runCommand({ ...found, flags, session: kept }, terminal);
  } catch (error) {
    return explain(error, terminal);
  }
}

function showHelp(words: readonly string[], terminal: Terminal): ExitCode {
  const asked = words[0] === "help" ? words.slice(1) : words;
  const found = asked.length > 0 ? findCommand(asked) : undefined;
  if (asked.length > 0 && !found) throw new UsageError(unknown(asked));
  terminal.out(describeHelp(found?.command));
  return 0;
}

function unknown(words: readonly string[]): string {
  const similar = similarCommands(words);
  const hint = similar.length > 0 ? ` Did you mean: ${similar.slice(0, 6).join(", ")}?` : "";
  return `There is no command "${words.slice(0, 2).join(" ")}".${hint} All of them: pnpm desk help`;
}

/** Runs a command line of a person who is logged in. */
interface Typed {
  readonly flags: ReadonlyMap<string, string>;
  readonly session: DeskSession;
}

interface TypedCommand extends Typed {
  readonly command: Command;
  readonly rest: readonly string[];
}

function readCommand({ command, rest, flags }: TypedCommand) {
  const { id, fields } = readInput(command, rest, flags);
  return { path: command.path.replace(":id", id ?? ""), fields };
}

async function upload(path: string | undefined, { flags, session }: Typed, terminal: Terminal): Promise<ExitCode> {
  if (path === undefined) throw new UsageError("Please name the file: pnpm desk upload proof.jpg");
  const answer = await uploadFile(session, path);
  terminal.out(flags.has("json") ? JSON.stringify(answer) : describeAnswer(answer));
  return 0;
}

async function save(input: TypedCommand, terminal: Terminal): Promise<ExitCode> {
  const { path, fields } = readCommand(input);
  const to = input.flags.get("to");
  if (to === undefined) throw new UsageError("Please say where to save it: --to <file>");
  await saveFile(input.session, { path, query: fields, to });
  terminal.out(`Saved as ${to}`);
  return 0;
}

async function runCommand(input: TypedCommand, terminal: Terminal): Promise<ExitCode> {
  const { command, flags, session } = input;
  const { path, fields: typed } = readCommand(input);
  const isAct = command.method === "POST";
  const key = isAct ? (flags.get(retryFlag) ?? randomUUID()) : undefined;
  const act = { name: command.name, path, fields: typed };
  const landed = await landedOf(input, act);
  const fields = landed === undefined ? typed : { ...typed, expected_landed: landed };
  if (isAct && !(await isMeant(act, landed, session, terminal))) {
    terminal.error("Nothing was done.");
    return 1;
  }
  try {
    const call = {
      method: command.method,
      path,
      session,
      ...(isAct ? { body: fields } : { query: fields }),
      ...(key === undefined ? {} : { key }),
    };
    const { body } = await withNewCode(session, terminal, () => callApi(session.url, call));
    terminal.out(flags.has("json") ? JSON.stringify(body) : describeAnswer(body));
    const isBroken = typeof body["broken"] === "object" && body["broken"] !== null;
    return body["lapsed"] === true || isBroken ? 1 : 0; // Ended without being done, or not what it should be.
  } catch (error) {
    if (isAct && error instanceof UnreachableError) {
      terminal.error(
        `It is unknown whether this was done. Type the same again with ${sameAgain(key, landed)}; it is only done once.`,
      );
    }
    throw error;
  }
}

/** Makes a call; where it needs a new one-time code, asks for it and repeats the call. */
async function withNewCode<Answer>(
  session: DeskSession,
  terminal: Terminal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== "code_missing" || !terminal.canAsk) throw error;
    const { url, phone } = session;
    await callApi(url, { method: "POST", path: "/otp-login", body: { phone } });
    const otp = (await terminal.ask(`This needs a new code. Code sent to ${phone}: `))?.trim();
    if (otp === undefined) throw error;
    await callApi(url, { method: "POST", path: newCodeCall.path, session, body: { otp } });
    return call();
  }
}

/** The price to bind an act to. A repetition must send the same price: with a newly read one it would be a different act. */
async function landedOf({ command, flags, session }: TypedCommand, act: Parameters<typeof priceBefore>[1]) {
  if (command.method !== "POST" || flags.has(retryFlag)) return undefined;
  return priceBefore(session, act);
}

/** The flags to add so that the same request is sent again, including the price that was read for it. */
function sameAgain(key: string | undefined, landed: number | undefined): string {
  const price = landed === undefined ? "" : ` --${typedFlag("expected_landed")} ${landed}`;
  return `--${retryFlag} ${key}${price}`;
}

/**
 * Prints warnings before an act is done, and asks for confirmation where somebody can answer. A marking is bound to
 * the price printed here, so a person must have read it.
 */
async function isMeant(
  act: Parameters<typeof warningsBefore>[1],
  landed: number | undefined,
  session: DeskSession,
  terminal: Terminal,
) {
  if (landed !== undefined) {
    terminal.error(`The landed price is ${formatRupees(landed, { decimals: "auto" })} per MT before GST.`);
  }
  const warnings = await warningsBefore(session, act);
  for (const warning of warnings) terminal.error(`Warning: ${plainText(warning)}`);
  if ((warnings.length === 0 && landed === undefined) || !terminal.canAsk) return true;
  const answer = await terminal.ask(`Mark it now${warnings.length === 0 ? "" : " anyway"}? Type yes: `);
  return /^y(es)?$/i.test((answer ?? "").trim());
}

async function logIn(url: string, phone: string | undefined, path: string, terminal: Terminal): Promise<ExitCode> {
  if (phone === undefined || !/^\d{10}$/.test(phone)) {
    throw new UsageError("Please type your ten digits: pnpm desk login 9000000091");
  }
  await callApi(url, { method: "POST", path: "/otp-login", body: { phone } });
  const otp = (await terminal.ask(`Code sent to ${phone}: `))?.trim();
  if (otp === undefined) {
    terminal.error("\nNobody typed the code, so you are not logged in. Please log in from a terminal.");
    return 5;
  }
  const { body, cookies } = await callApi(url, { method: "POST", path: "/verify-otp", body: { phone, otp } });
  const user: unknown = body["data"];
  const type = typeof user === "object" && user !== null && "type" in user ? user.type : undefined;
  const token = String(body["token"] ?? "");
  const binding = cookies.map((cookie) => /^__Host-mandi-bind=([^;]+)/.exec(cookie)?.[1]).find(Boolean) ?? "";
  const session = { url, phone, token, binding };
  if (type !== "staff") {
    await callApi(url, { method: "POST", path: "/logout", session });
    terminal.error("This phone does not belong to the desk.");
    return 1;
  }
  await writeSession(path, session);
  terminal.out(`Logged in at ${url}. What waits for you: pnpm desk queue`);
  return 0;
}

async function logOut(kept: DeskSession | undefined, path: string, terminal: Terminal): Promise<ExitCode> {
  await removeSession(path);
  if (kept) await callApi(kept.url, { method: "POST", path: "/logout", session: kept });
  terminal.out("Logged out.");
  return 0;
}

/** The refusal with its options; only the option's message where that is everything. */
function describeRefusal({ message, errors }: RefusedError): string {
  const fields = Object.entries(errors).map(([field, texts]) => `  --${typedFlag(field)}: ${texts.join(" ")}`);
  const isSaid = Object.values(errors).flat().includes(message);
  return isSaid && fields.length === 1 ? fields.join("").trim() : [message, ...fields].join("\n");
}

function explain(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof UsageError) {
    terminal.error(error.message);
    return 2;
  }
  if (error instanceof UnreachableError) {
    terminal.error(error.message);
    return 4;
  }
  if (error instanceof RefusedError) {
    terminal.error(describeRefusal(error));
    if (error.status !== 401) return 1;
    terminal.error("Your login has ended. Please type: pnpm desk login <phone>");
    return 3;
  }
  throw error;
}
