import type { Db } from "../../../platform/database/database";
import { type AskedDocuments, documentFaults, type TradePlaces } from "./document-faults";
import { type SeenPaper, selectIssuedSince } from "./seen-papers";

/** Moves that issue no document: nothing is looked for after them, which keeps a run short. */
export const issuesNothing: ReadonlySet<string> = new Set([
  ...["vehicle", "remove vehicle", "driver", "loading", "final_quantity", "transport_receipt", "eway_bill"],
  ...["proof_of_delivery", "award", "change", "freight", "check freight bill", "pay", "pay by name"],
  ...["deduct tax", "refuse tax", "certify tax", "deposit tax", "lower certificate"],
  ...["report deposit", "redirect deposit"],
]);

/** Recomputes each document of one trade when it is issued, while what it was made from still stands. */
export function watchDocuments(db: Db, places: TradePlaces) {
  const seen: SeenPaper[] = [];
  return {
    /** What the documents say that were issued since the last call, other than the inputs of the trade make them. */
    async findFaults(orderId: number, asked: AskedDocuments): Promise<readonly string[]> {
      const faults: string[] = [];
      for (const paper of await selectIssuedSince(db, orderId, seen.at(-1)?.id ?? 0)) {
        const own = await documentFaults(paper, { db, orderId, places, seen, asked });
        faults.push(...own.map((fault) => `${paper.kind} ${paper.number}: ${fault}`));
        seen.push(paper);
      }
      return faults;
    },
  };
}
