import { priceTerms, quotationWrites } from "@mandi/shared/contract/desk/quotation";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { serverNow } from "@mandi/shared/query/server-clock";
import { type ActValues, bodyOf, problemsOf } from "../acts/act-values";
import type { DeskAct } from "../acts/desk-act";
import type { DeskQuotation } from "./quotation.api";

const { properties: terms } = quotationWrites["quotation mark"].body;
const hourMs = 3_600_000;
const validHours = [6, 12, 24, 48, 72];

/** A marking with freight and terms of the desk's own; what is left empty is as the market's rules say. */
export function ownTermsAct({ id, status, number, offer_list, bid_list }: DeskQuotation): DeskAct {
  const { own } = messages;
  const act = status === "pending" ? "mark" : "remark";
  const optional = { isOptional: true } as const;
  return {
    key: `quotation ${act} own terms`,
    title: messages.ownTerms,
    question: messages.ownTermsTitle(number),
    right: "trade",
    path: `/desk/quotation/${id}/${act}`,
    figures: [],
    fixed: {},
    fields: [
      {
        kind: "choice",
        name: "seller_id",
        label: messages.seller,
        missing: own.chooseSeller,
        isKey: true,
        choices: offer_list.map(({ seller_id, seller }) => ({ value: String(seller_id), label: seller })),
      },
      {
        kind: "choice",
        name: "transporter_id",
        label: messages.truck,
        missing: own.byDesk,
        isKey: true,
        choices: bid_list.map(({ transporter_id, transporter }) => ({
          value: String(transporter_id),
          label: transporter,
        })),
        ...optional,
      },
      {
        kind: "money",
        name: "transport_price",
        label: messages.freight,
        hint: own.freightHint,
        schema: terms.transport_price,
        ...optional,
      },
      { kind: "text", name: "delivery_by", label: own.deliveryBy, schema: terms.delivery_by, ...optional },
      { kind: "whole", name: "credit_days", label: messages.creditDays, schema: terms.credit_days, ...optional },
      { kind: "money", name: "booking_amount", label: messages.booking, schema: terms.booking_amount, ...optional },
      {
        kind: "choice",
        name: "commission_type",
        label: own.commissionType,
        missing: own.byRules,
        choices: (["include", "exclude"] as const).map((value) => ({ value, label: own.commissionTypes[value] })),
        ...optional,
      },
      { kind: "money", name: "commission", label: own.commission, schema: terms.commission, ...optional },
      {
        kind: "choice",
        name: "valid_hours",
        label: own.valid,
        missing: own.byRules,
        choices: validHours.map((hours) => ({ value: String(hours), label: own.hours(hours) })),
        ...optional,
      },
    ],
    shape: ({ valid_hours, ...typed }) => ({
      ...typed,
      ...(valid_hours === undefined
        ? {}
        : { valid_until: new Date(serverNow() + Number(valid_hours) * hourMs).toISOString() }),
    }),
  };
}

/** What is wrong with what is typed; the freight of a bid is the bid's. */
export function ownTermsProblems(act: DeskAct, values: ActValues): Record<string, string> {
  const hasTwo = Boolean(values["transporter_id"]) && Boolean(values["transport_price"]);
  return { ...(hasTwo && { transport_price: messages.own.freightOfBid }), ...problemsOf(act, values) };
}

/** What the price is asked for with. */
export function priceQueryOf(act: DeskAct, values: ActValues): Record<string, string> {
  const asked = Object.entries(bodyOf(act, values)).filter(([name]) => priceTerms.includes(name));
  return Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
}
