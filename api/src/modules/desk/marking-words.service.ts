import { counted } from "@mandi/shared/format/counted";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { selectNames } from "../../reads/desk/board.read";
import type { PairChoice, PricedPair, ReadChoice } from "../auction/marking/pairs.service";
import { landedPerTonne } from "./mark-alone.service";

type DeskTerms = PairChoice["desk"];

/** What the second person confirms: the pair, how far it is from the lowest, its special terms, and what the buyer pays. */
export async function choiceInWords(db: Db, { chosen, usual, lowest }: ReadChoice, desk: DeskTerms): Promise<string> {
  if (chosen === undefined) return "This pair can no longer be marked. Please choose another one.";
  const landed = landedPerTonne(chosen);
  const above = lowest === undefined ? 0 : landed - landedPerTonne(lowest);
  return [
    `${await pairNames(db, chosen)}: ${formatPaise(landed)} per MT landed before GST`,
    ...(lowest === undefined || above <= 0
      ? []
      : [`${formatPaise(paise(above))} per MT above ${await pairNames(db, lowest)}, the lowest pair that can deliver`]),
    ...(chosen.terms.toPayRatePaise === null
      ? []
      : [`Freight: the consignee pays the carrier ${formatPaise(chosen.terms.toPayRatePaise)} per MT before GST`]),
    ...(chosen.terms.freightMode === "pure_agent"
      ? [`Freight: at cost, paid for the buyer, ${formatPaise(chosen.terms.transportPaise)} per MT before GST`]
      : []),
    ...changedTerms(chosen, usual, desk),
    `For price with GST: ${formatPaise(chosen.terms.forPaise)}`,
  ].join("\n");
}

/** A line for each term that differs from the market's rules. */
function changedTerms({ terms }: PricedPair, usual: PricedPair | undefined, desk: DeskTerms): readonly string[] {
  const line = (what: string, asked: string, byRules: string | undefined) =>
    asked === byRules ? [] : [`${what}: ${asked}${byRules === undefined ? "" : ` (by the rules ${byRules})`}`];
  const rules = usual?.terms;
  return [
    ...line("Commission", commissionText(terms), rules && commissionText(rules)),
    ...line("Credit", daysText(terms.creditDays), rules && daysText(rules.creditDays)),
    ...(desk.bookingPaise === undefined
      ? []
      : line("Booking amount", formatPaise(terms.bookingPaise), rules && formatPaise(rules.bookingPaise))),
    ...(desk.deliveryBy ? [`Delivery: ${desk.deliveryBy}`] : []),
    ...(desk.validUntil ? [`Valid until ${formatMoment(desk.validUntil)} IST`] : []),
  ];
}

const daysText = (days: number): string => counted(days, "day");

function commissionText({
  commissionType,
  commissionPaise,
}: {
  commissionType: string;
  commissionPaise: Paise;
}): string {
  const place = commissionType === "exclude" ? "added to the seller's price" : "within the seller's price";
  return `${formatPaise(commissionPaise)} per MT ${place}`;
}

async function pairNames(db: Db, { offer, bid }: PricedPair): Promise<string> {
  const names = await selectNames(db, [offer.seller_id, ...(bid === null ? [] : [bid.transporter_id])]);
  const truck = bid === null ? "freight arranged by the desk" : names.get(bid.transporter_id);
  return `${names.get(offer.seller_id)} with ${truck}`;
}
