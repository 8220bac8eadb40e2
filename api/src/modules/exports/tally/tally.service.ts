import { type Paise, paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import type { MonthOf } from "../../../platform/trade-month";
import { refuseInvalidRange } from "../../../platform/valid-days";
import { rupees } from "../../../platform/wire-figures";
import { journalParts, type OwnedAccount, selectMovements } from "../../../reads/tally.read";
import { transactionId } from "../../ledger/ledger.service";
import { readSetting } from "../../site/settings";
import type { ExportDifference } from "../export-difference";
import { isUnlikePaper, ledgerPartsOf } from "./tally-gst";
import { type LedgerNames, ledgerOf, tallyGroups, tallyLedgers } from "./tally-ledgers";
import { addToLedgers, vouchersOf } from "./tally-vouchers";
import { ledgersXml, readVouchers, voucherMessages, vouchersXml } from "./tally-xml";

/** Tally reads a file of this many lines in a few minutes, and the process holds them in memory. */
const linesAtMost = 50_000;

/**
 * The journals between two days as vouchers for Tally, or the ledgers that they need.
 *
 * @throws Refusal 422 for impossible days, with too many lines between them, or for accounts without a name in Tally
 */
export async function readTallyFile(
  db: Db,
  asked: { readonly first_day: string; readonly last_day: string; readonly part?: "ledgers" | "vouchers" },
): Promise<FileAnswer> {
  const { first_day: first, last_day: last, part = "vouchers" } = asked;
  refuseInvalidRange(first, last);
  const names = await readSetting(db, tallyLedgers);
  const xml =
    part === "ledgers" ? await ledgersOf(db, { first, last }, names) : await vouchers(db, { first, last }, names);
  const name = `tally-${part}-${first}-${last}.xml`;
  return new FileAnswer({ type: "application/xml", bytes: Buffer.from(xml), name });
}

async function vouchers(db: Db, days: MonthOf, names: LedgerNames): Promise<string> {
  const messages: string[] = [];
  const unmapped: string[] = [];
  let lines = 0;
  for await (const rows of journalParts(db, days)) {
    lines += rows.length;
    if (lines > linesAtMost) throw invalidField("last_day", "Please choose a shorter range");
    const part = vouchersOf(rows, names);
    unmapped.push(...part.unmapped);
    messages.push(voucherMessages(part.vouchers));
  }
  refuseUnmapped(unmapped);
  return vouchersXml(messages);
}

async function ledgersOf(db: Db, days: MonthOf, names: LedgerNames): Promise<string> {
  const groups = new Map<string, string>();
  const unmapped: string[] = [];
  for await (const rows of journalParts(db, days)) {
    for (const row of rows) {
      for (const { ledger, name } of ledgerPartsOf(row, names)) {
        if (ledger === null) unmapped.push(name);
        else groups.set(ledger, tallyGroups[row.kind]);
      }
    }
  }
  refuseUnmapped(unmapped);
  return ledgersXml([...groups].map(([name, group]) => ({ name, group })));
}

function refuseUnmapped(accounts: readonly string[]): void {
  if (accounts.length === 0) return;
  const list = [...new Set(accounts)].join(", ");
  const message = `Accounts without a name in Tally: ${list}. The setting tally_ledgers gives them one.`;
  throw new Refusal("refused", { message });
}

/** Builds the vouchers of a month part by part, reads them back as Tally will, and compares each ledger with the books. */
export async function compareTally(db: Db, days: MonthOf): Promise<readonly ExportDifference[]> {
  const names = await readSetting(db, tallyLedgers);
  const sums = () => new Map<string, Paise>();
  const [tally, lines, accounts, books, unnamed] = [sums(), sums(), sums(), sums(), sums()];
  const differences: ExportDifference[] = [];
  for await (const rows of journalParts(db, days)) {
    const xml = vouchersXml([voucherMessages(vouchersOf(rows, names).vouchers)]);
    for (const { id, entries } of readVouchers(xml)) {
      const rest = sumPaise(entries.map(({ amountPaise }) => amountPaise));
      if (rest !== 0) differences.push(differenceOf(`voucher ${id}: debit and credit`, rest, zeroPaise));
      addToLedgers(tally, entries);
    }
    for (const row of rows) {
      const parts = ledgerPartsOf(row, names);
      addToLedgers(
        lines,
        parts.map(({ ledger, name, amountPaise }) => ({ ledger: ledger ?? name, amountPaise })),
      );
      const nameless = parts.filter(({ ledger }) => ledger === null);
      addToLedgers(
        unnamed,
        nameless.map(({ name, amountPaise }) => ({ ledger: name, amountPaise })),
      );
      addToLedgers(accounts, [{ ledger: accountOf(row, names), amountPaise: paise(row.amount_paise) }]);
      if (isUnlikePaper(row, names)) {
        const what = `voucher ${transactionId(row.journal_id)}: GST of its document`;
        differences.push(differenceOf(what, zeroPaise, row.amount_paise));
      }
    }
  }
  for (const account of await selectMovements(db, days)) {
    addToLedgers(books, [{ ledger: accountOf(account, names), amountPaise: paise(account.amount_paise) }]);
  }
  const missing = [...unnamed].map(([name, amount]) => differenceOf(`${name}: no name in Tally`, zeroPaise, amount));
  return [...differences, ...missing, ...unlike(tally, lines), ...unlike(accounts, books)];
}

const accountOf = (account: OwnedAccount, names: LedgerNames): string => ledgerOf(account, names) ?? account.kind;

/** Ledgers whose totals differ. */
function unlike(sent: ReadonlyMap<string, Paise>, booked: ReadonlyMap<string, Paise>): readonly ExportDifference[] {
  return [...new Set([...sent.keys(), ...booked.keys()])].flatMap((ledger) => {
    const [there, here] = [sent.get(ledger) ?? zeroPaise, booked.get(ledger) ?? zeroPaise];
    return there === here ? [] : [differenceOf(`${ledger}: Tally and books`, there, here)];
  });
}

function differenceOf(what: string, papers: number, books: number): ExportDifference {
  return { what, papers: rupees(papers), books: rupees(books) };
}
