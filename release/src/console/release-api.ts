import { ContractError, read, readOrNull } from "@mandi/shared/contract/read";
import type { Static, TSchema } from "typebox";
import { type CommandOrder, CommandRefusal, JobAnswer } from "../wire/command-order";
import { Identity } from "../wire/identity";

/** Kept in the page's memory only: other scripts on this origin cannot find it in any storage. */
let token = "";

export function keepToken(given: string): void {
  token = given;
}

/** The server refused or did not answer; the message says why. `status` is that of the answer, 0 without one. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A command of `pnpm release` as it would be typed. */
export interface Order {
  readonly command: string;
  readonly positionals: readonly string[];
  readonly options: Partial<CommandOrder["options"]>;
}

/** The token's name, and what it may do. */
export function me(): Promise<Identity> {
  return call(Identity, "me");
}

/** The answer of a command that only reads. @throws Refusal */
export async function ask<Schema extends TSchema>(
  answer: Schema,
  command: string,
  positionals: readonly string[] = [],
  options: Order["options"] = {},
): Promise<Static<Schema>> {
  const { data } = await run({ command, positionals, options }, () => {});
  return readAnswer(answer, data);
}

/**
 * Runs a command in this server until it has ended, and returns its answer: text and data. It is a job, so it continues when
 * this page is closed.
 *
 * @throws Refusal
 */
export async function run(
  { command, positionals, options }: Order,
  tell: (line: string) => void,
): Promise<{ readonly text: string; readonly data: unknown }> {
  const order: CommandOrder = {
    command,
    positionals: [...positionals],
    options: { json: true, dryRun: false, ...options },
  };
  let job = await call(JobAnswer, "jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(order),
  });
  while (job.state === "running") {
    tell(job.lines.at(-1) ?? "Running …");
    job = await call(JobAnswer, `jobs/${job.id}`);
  }
  if (job.state === "refused") throw new Refusal(job.error ?? "The server refused and did not say why.", 200);
  return { text: job.text ?? "", data: job.data ?? null };
}

async function call<Schema extends TSchema>(
  shape: Schema,
  address: string,
  init: RequestInit = {},
): Promise<Static<Schema>> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(`/release-api/${address}`, { ...init, cache: "no-store", headers }).catch(() => {
    throw new Refusal("This server cannot be reached. What was started may still be running.", 0);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return readAnswer(shape, body);
  const words = readOrNull(CommandRefusal, body)?.error ?? `The server answered with status ${answer.status}.`;
  throw new Refusal(words, answer.status);
}

/** @throws Refusal naming the part of the answer that this page does not expect */
export function readAnswer<Schema extends TSchema>(shape: Schema, value: unknown): Static<Schema> {
  try {
    return read(shape, value);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new Refusal(`This page cannot read the server's answer: ${error.message}. Reload the page.`, 200);
  }
}
