import { maxPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { AskingPaper, OpenOrder } from "./ageing.policy";

/** A transfer under check; one that names no document pays what is due first. */
export interface Transfer {
  readonly invoiceId: number | null;
  readonly amountPaise: Paise;
}

/** A document with its key. */
interface KeyedPaper extends AskingPaper {
  readonly row: { readonly paper_id: number | null };
}

/** What transfers come to. */
export const amountOf = (transfers: readonly Transfer[]): Paise =>
  sumPaise(transfers.map(({ amountPaise }) => amountPaise));

/** What a buyer can still pay beside the transfers under check. */
export function restToPay(duePaise: Paise, transfers: readonly Transfer[]): Paise {
  return maxPaise(zeroPaise, subtractPaise(duePaise, amountOf(transfers)));
}

/** An order as it will be once the desk has accepted its transfers under check (docs/domain.md#payments). */
export function afterTransfers<Paper extends KeyedPaper>(
  { openPaise, papers }: OpenOrder<Paper>,
  transfers: readonly Transfer[],
): OpenOrder<Paper> {
  return {
    openPaise: restToPay(openPaise, transfers),
    papers: papers.map((paper) => {
      const own = transfers.filter(({ invoiceId }) => invoiceId !== null && invoiceId === paper.row.paper_id);
      return { ...paper, namedPaise: sumPaise([paper.namedPaise, amountOf(own)]) };
    }),
  };
}
