import type { Paise } from "@mandi/shared/money/paise";
import type { TestApi } from "./test-api";

type Tx = TestApi["db"];

/** A seller's first offer at the base price of the worked example; returns the key of its revision. */
export async function insertOffer(
  tx: Tx,
  offer: { quotationId: number; sellerId: number; exPaise: Paise; terms: string; at: Date },
): Promise<number> {
  const sequence = 1;
  const { id: offerId } = await tx
    .insertInto("offer")
    .values({
      quotation_id: offer.quotationId,
      seller_id: offer.sellerId,
      sequence,
      base_price_paise: 4_500_000,
      ex_paise: offer.exPaise,
      revised_at: offer.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("offer_revision")
    .values({
      offer_id: offerId,
      sequence,
      base_price_paise: 4_500_000,
      ex_paise: offer.exPaise,
      terms: offer.terms,
      description: "",
      at: offer.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A transporter who was asked and bids once; returns the key of the bid's revision. */
export async function insertBid(
  tx: Tx,
  bid: { quotationId: number; transporterId: number; pricePaise: Paise; at: Date },
): Promise<number> {
  await tx
    .insertInto("invited_transporter")
    .values({
      quotation_id: bid.quotationId,
      transporter_id: bid.transporterId,
      fit: "city",
      min_price_paise: 100_000,
      max_price_paise: 300_000,
      invited_at: bid.at,
    })
    .execute();
  const { id: bidId } = await tx
    .insertInto("freight_bid")
    .values({
      quotation_id: bid.quotationId,
      transporter_id: bid.transporterId,
      sequence: 1,
      price_paise: bid.pricePaise,
      revised_at: bid.at,
      withdrawn_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("freight_bid_revision")
    .values({ bid_id: bidId, sequence: 1, price_paise: bid.pricePaise, at: bid.at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
