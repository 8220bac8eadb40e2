import type { DeskAgeingAnswer, DeskJournalListAnswer } from "../contract/desk/ledger";
import type { DeskJournalAnswer } from "../contract/desk/money";

/** A buyer who owes one sum that is not due yet and one that fell due recently. */
export function anOwingParty(change: Partial<DeskAgeingAnswer["data"][number]> = {}): DeskAgeingAnswer["data"][number] {
  return {
    name: "Vidarbha Infra Projects",
    phone: "9425211184",
    total: 1_194_350.5,
    ages: [
      { from: 0, until: 0, amount: 1_000_000 },
      { from: 1, until: 15, amount: 194_350.5 },
      { from: 16, until: 30, amount: 0 },
      { from: 31, until: 60, amount: 0 },
      { from: 61, until: 90, amount: 0 },
      { from: 91, until: null, amount: 0 },
    ],
    ...change,
  };
}

/** An entry of the books as the list has it. */
export function aListedJournal(): DeskJournalListAnswer["data"][number] {
  return {
    transaction_id: "JRN0004819",
    at: "2026-11-20T05:45:00.000Z",
    event: "order paid by bank",
    description: "Payment by bank transfer, UTR UTIBR52611210093",
    order: "O2627000096",
    amount: 291_593,
    is_undone: 0,
  };
}

/** The same with its lines. */
export function aJournal(change: Partial<DeskJournalAnswer["data"]> = {}): DeskJournalAnswer["data"] {
  const { transaction_id, at, event, description } = aListedJournal();
  return {
    id: 4819,
    transaction_id,
    at,
    event,
    description,
    actor_id: 91,
    order_id: 96,
    payment_id: 318,
    reverses: null,
    reversed_by: null,
    can_reverse: 1,
    amount: 291_593,
    parties: ["Vidarbha Infra Projects"],
    lines: [
      { account: "bank", party: null, order: null, debit: 291_593, credit: 0 },
      {
        account: "receivable:96",
        party: "Vidarbha Infra Projects",
        order: "O2627000096",
        debit: 0,
        credit: 291_593,
      },
    ],
    ...change,
  };
}
