import type { Db } from "../../../platform/database/database";
import { listBeltStops } from "../../transporters/transporter.service";
import { insertInvitedTransporters, type QuotationRow } from "../quotation.store";
import { notifyOf } from "../quotation-notices";
import { type MatchedTransporter, matchBelts } from "./matching.policy";

type Road = Pick<QuotationRow, "commodity_product_id" | "buyer_id" | "origin_city"> & {
  readonly consignee_detail: Parameters<typeof matchBelts>[1];
};

/** The transporters whose belts lead from a city of loading to a place of delivery. */
export async function listCarriersOfRoad(db: Db, road: Road): Promise<readonly MatchedTransporter[]> {
  const stops = await listBeltStops(db, road.commodity_product_id, road.buyer_id);
  return matchBelts(road.origin_city, road.consignee_detail, stops);
}

/** Asks them for freight. */
export async function askCarriers(
  tx: Db,
  quotation: QuotationRow,
  carriers: readonly MatchedTransporter[],
  at: Date,
): Promise<void> {
  await insertInvitedTransporters(tx, quotation.id, carriers, at);
  const userIds = carriers.map(({ transporterId }) => transporterId);
  await notifyOf(tx, quotation, { kind: "freight enquiry received", to: "transporter", userIds, at });
}
