import { checkGstin } from "@mandi/shared/format/gstin";
import { formatPaise } from "@mandi/shared/format/rupees";
import { pureAgentTerms } from "@mandi/shared/messages/pure-agent";
import type { Paise } from "@mandi/shared/money/paise";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { findFreightRate, lockDeclaration, refuseForwardCarrier } from "../../freight-bills/freight-tax.service";
import { type QuotationRow, selectQuotation } from "../quotation.store";
import type { StandingBid } from "./marking.store";
import type { PricedPair } from "./pairs.service";
import type { FrozenTerms } from "./terms.policy";

/** The buyer and the carrier of the goods. */
interface Carriage {
  readonly quotation: Pick<QuotationRow, "billing_address">;
  readonly freight: { readonly bid: Pick<StandingBid, "transporter_id"> } | { readonly pricePaise: Paise };
  readonly at: Date;
}

/**
 * What the buyer authorises when they book freight at cost, with the rate of the day; null for any other freight.
 *
 * @throws Refusal 422 for a buyer who cannot pay its GST, a carrier who adds GST to it, or a day without a rate
 */
export async function findFreightTerms(
  db: Db,
  { quotation, freight, at }: Carriage,
  terms: Pick<FrozenTerms, "freightMode" | "transportPaise">,
): Promise<string | null> {
  if (terms.freightMode !== "pure_agent") return null;
  if (checkGstin(quotation.billing_address.gst).kind === "invalid") {
    throw refused("Freight at cost needs a buyer with a valid GSTIN. Please include the freight.");
  }
  if ("bid" in freight) await refuseForwardCarrier(db, freight.bid.transporter_id, at);
  const rate = await findFreightRate(db, "reverse charge", tradeDay(at));
  if (!rate) throw refused("There is no GST rate of freight for today. Please include the freight.");
  return pureAgentTerms(formatPaise(terms.transportPaise), `${percentFromBasisPoints(rate.bp)}%`);
}

/** The same, with a lock so that the carrier cannot change their declaration before the transaction ends. @throws Refusal 422 */
export async function lockFreightTerms(tx: Db, carriage: Carriage, terms: FrozenTerms): Promise<string | null> {
  const { freight } = carriage;
  if (terms.freightMode === "pure_agent" && "bid" in freight) await lockDeclaration(tx, freight.bid.transporter_id);
  return findFreightTerms(tx, carriage, terms);
}

/** Refuses a pair whose freight at cost could not be booked. @throws Refusal 404, 422 */
export async function refuseTermsOfPair(
  db: Db,
  quotationId: number,
  { bid, terms }: Pick<PricedPair, "bid" | "terms">,
  at: Date,
): Promise<void> {
  if (terms.freightMode !== "pure_agent") return;
  const quotation = found(await selectQuotation(db, quotationId));
  const freight = bid === null ? { pricePaise: terms.transportPaise } : { bid };
  await findFreightTerms(db, { quotation, freight, at }, terms);
}

function refused(message: string): Refusal {
  return new Refusal("refused", { message });
}
