import { isDay } from "@mandi/shared/format/days";
import { type Paise, paise, rupeesFromPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import type { MonthOf } from "../../../platform/trade-month";
import { journalParts, type OwnedAccount, selectMovements } from "../../../reads/tally.read";
import { readSetting } from "../../site/settings";
import type { ExportDifference } from "../export-difference";
import { type LedgerNames, ledgerOf, tallyGroups, tallyLedgers } from "./tally-ledgers";
import { addToLedgers, vouchersOf } from "./tally-vouchers";
import { ledgersXml, readVouchers, voucherMessages, vouchersXml } from "./tally-xml";

/** Tally reads a file of this many lines in a few minutes, and the process holds them at once. */
const linesAtMost = 50_000;

/**
 * The journals between two days as vouchers for Tally, or the ledgers that they need.
 *
 * @throws Refusal 422 for days that cannot be, with too many lines between them, or for accounts without a name in Tally
 */
export async function readTallyFile(
  db: Db,
  asked: { readonly first_day: string; readonly last_day: string; readonly part?: "ledgers" | "vouchers" },
): Promise<FileAnswer> {
  const { first_day: first, last_day: last, part = "vouchers" } = asked;
  if (!isDay(first)) throw invalidField("first_day", "Please enter a day that exists");
  if (!isDay(last) || last < first) throw invalidField("last_day", "Please enter a day that is not before the first");
  const names = await readSetting(db, tallyLedgers);
  const xml =
    part === "ledgers" ? await ledgersOf(db, { first, last }, names) : await vouchers(db, { first, last }, names);
  const name = `tally-${part}-${first}-${last}.xml`;
  return new FileAnswer({ type: "application/xml", bytes: Buffer.from(xml), name });
}

async function vouchers(db: Db, days: MonthOf, names: LedgerNames): Promise<string> {
  const messages: string[] = [];
  const unmapped: OwnedAccount["kind"][] = [];
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
  const moved = await selectMovements(db, days);
  refuseUnmapped(moved.filter((account) => ledgerOf(account, names) === null).map(({ kind }) => kind));
  const groups = new Map(moved.map((account) => [ledgerOf(account, names) ?? "", tallyGroups[account.kind]]));
  return ledgersXml([...groups].map(([name, group]) => ({ name, group })));
}

function refuseUnmapped(kinds: readonly OwnedAccount["kind"][]): void {
  if (kinds.length === 0) return;
  const list = [...new Set(kinds)].join(", ");
  const message = `Accounts without a name in Tally: ${list}. The setting tally_ledgers gives them one.`;
  throw new Refusal("refused", { message });
}

/** Builds the vouchers of a month part by part, reads them back as Tally will, and counts each ledger against the books. */
export async function compareTally(db: Db, days: MonthOf): Promise<readonly ExportDifference[]> {
  const names = await readSetting(db, tallyLedgers);
  const [tally, books] = [new Map<string, Paise>(), new Map<string, Paise>()];
  const differences: ExportDifference[] = [];
  for await (const rows of journalParts(db, days)) {
    const xml = vouchersXml([voucherMessages(vouchersOf(rows, names).vouchers)]);
    for (const { id, entries } of readVouchers(xml)) {
      const rest = sumPaise(entries.map(({ amountPaise }) => amountPaise));
      if (rest !== 0) differences.push(differenceOf(`voucher ${id}: debit and credit`, rest, zeroPaise));
      addToLedgers(tally, entries);
    }
  }
  for (const account of await selectMovements(db, days)) {
    const ledger = ledgerOf(account, names);
    if (ledger === null)
      differences.push(differenceOf(`${account.kind}: no name in Tally`, zeroPaise, account.amount_paise));
    addToLedgers(books, [{ ledger: ledger ?? account.kind, amountPaise: paise(account.amount_paise) }]);
  }
  for (const ledger of new Set([...tally.keys(), ...books.keys()])) {
    const [sent, booked] = [tally.get(ledger) ?? zeroPaise, books.get(ledger) ?? zeroPaise];
    if (sent !== booked) differences.push(differenceOf(`${ledger}: Tally and books`, sent, booked));
  }
  return differences;
}

function differenceOf(what: string, papers: number, books: number): ExportDifference {
  return { what, papers: rupeesFromPaise(paise(papers)), books: rupeesFromPaise(paise(books)) };
}
