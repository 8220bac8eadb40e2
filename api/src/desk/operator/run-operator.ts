import { parseArgs } from "node:util";
import { actAsOperator, operatorActs } from "../../modules/desk/operator.service";
import { listStaff } from "../../modules/identity/standing.service";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transaction";
import { Refusal } from "../../platform/errors";

const usage = `The people of the desk, by an operator of the server. DATABASE_URL names the database.

  pnpm staff list
  pnpm staff appoint 9812345678 --reason "first person of the desk"
  pnpm staff suspend 9812345678 --reason "phone stolen"
  pnpm staff restore 9812345678 --reason "phone found"
  pnpm staff roles 9812345678 --reason "the only admin has left"
  pnpm staff phone 9812345678 9898765432 --reason "new number"

Everything is recorded in the audit trail. What two people of the desk can decide is done with pnpm desk.`;

/** What the program needs from outside. */
export interface OperatorTerminal {
  readonly db: Db;
  readonly clock: Clock;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Runs one command line: 0 done, 1 refused, 2 wrong usage. */
export async function runOperator(typed: readonly string[], terminal: OperatorTerminal): Promise<0 | 1 | 2> {
  const { words, reason } = parse(typed);
  const [name, phone = "", newPhone] = words;
  if (name === "list" && words.length === 1) return list(terminal);
  const act = operatorActs.find((known) => known === name);
  const numbers = act === "phone" ? [phone, newPhone ?? ""] : [phone];
  const isRight = words.length === numbers.length + 1 && numbers.every((number) => /^[6-9]\d{9}$/.test(number));
  if (act === undefined || !isRight || reason === "") {
    terminal.error(usage);
    return 2;
  }
  try {
    const request = { act, phone, newPhone, reason: reason.slice(0, 400), at: terminal.clock.now() };
    terminal.out(await inTransaction(terminal.db, (tx) => actAsOperator(tx, request)));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    terminal.error(error.message);
    return 1;
  }
}

function parse(typed: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...typed],
    options: { reason: { type: "string" } },
    allowPositionals: true,
    strict: false,
  });
  return { words: positionals, reason: typeof values.reason === "string" ? values.reason.trim() : "" };
}

async function list({ db, out }: OperatorTerminal): Promise<0> {
  for (const { id, phone, name, suspended_at } of await listStaff(db)) {
    out(
      `${id}  ${phone}  ${name || "-"}${suspended_at === null ? "" : `  suspended since ${suspended_at.toISOString()}`}`,
    );
  }
  return 0;
}
