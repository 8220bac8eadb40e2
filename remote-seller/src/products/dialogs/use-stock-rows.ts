import type { SellerStock } from "@mandi/shared/contract/seller-product";
import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { HttpFailure } from "@mandi/shared/http";
import { overStanding, type StockRow, stockError, stockRows } from "./stock.schema";
import { useSizeRows } from "./use-size-rows";

export interface StockRowsOptions {
  readonly stocks: readonly SellerStock[];
  readonly saving: Submission;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (rows: readonly StockRow[]) => Promise<Outcome<unknown>>;
  readonly readAgain: () => Promise<readonly SellerStock[]>;
  /** The size to begin at. */
  readonly sizeId?: number | undefined;
}

/** Marks the field of a size, so that the form can begin there. */
export const stockFieldId = (sizeId: number): string => `stock-of-${sizeId}`;

/**
 * The stock of each size as typed. If somebody else was faster, their stock is shown next to it, and the seller
 * decides.
 */
export function useStockRows({ stocks, saving, onDirty, onSubmit, readAgain, sizeId }: StockRowsOptions) {
  const { rebase, ...form } = useSizeRows({
    initial: () => stockRows(stocks),
    problemOf: stockError,
    saving,
    onDirty,
    onSubmit: send,
    wanted: sizeId === undefined ? undefined : `#${stockFieldId(sizeId)}`,
  });

  async function send(typed: readonly StockRow[]): Promise<void> {
    const sent = await onSubmit(typed);
    if (sent.kind !== "refused" || sent.failure.status !== 409) return;
    try {
      const standing = stockRows(await readAgain());
      rebase(standing, (before) => overStanding(before, standing));
    } catch (error) {
      // The refusal stays, and another press is refused again: nothing is overwritten unseen.
      if (!(error instanceof HttpFailure)) throw error;
    }
  }

  return form;
}
