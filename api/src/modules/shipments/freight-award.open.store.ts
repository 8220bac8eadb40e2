import type { Db } from "../../platform/database/database";

/** An award before it is stored. */
export interface NewAward {
  readonly orderId: number;
  readonly transporterId: number;
  readonly pricePaise: number;
  readonly reason: string;
  readonly at: Date;
  readonly actorId: number | null;
}

/** Stores the first award of an order, which follows from its marking. */
export async function storeAward(tx: Db, award: NewAward): Promise<void> {
  await tx
    .insertInto("freight_award")
    .values({
      order_id: award.orderId,
      transporter_id: award.transporterId,
      price_paise: award.pricePaise,
      reason: award.reason,
      awarded_at: award.at,
      awarded_by: award.actorId,
    })
    .execute();
}
