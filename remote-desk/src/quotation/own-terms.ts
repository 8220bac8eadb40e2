import { priceTerms, quotationWrites } from "@mandi/shared/contract/desk/quotation";
import { formatMoment } from "@mandi/shared/format/dates";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { serverNow } from "@mandi/shared/query/server-clock";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import { type ActValues, bodyOf, problemsOf } from "../acts/act-values";
import type { ActField, DeskAct } from "../acts/desk-act";
import type { DeskQuotation } from "./quotation.api";

const { properties: terms } = quotationWrites["quotation mark"].body;
const hourMs = 3_600_000;
const validHours = [6, 12, 24, 48, 72];
const oneOfTwo = { isOptional: true, isUnlabelled: true } as const;

/** A marking with freight and terms that the desk enters; empty fields follow the market's rules. */
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
      ...freightFields(bid_list),
      {
        kind: "person name",
        type: "transporter",
        name: "delivery_by",
        label: own.deliveryBy,
        hint: own.deliveryHint,
        schema: terms.delivery_by,
        ...optional,
      },
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

/** The freight: whose bid or how much, and who pays it. */
function freightFields(bids: DeskQuotation["bid_list"]): readonly ActField[] {
  const { own } = messages;
  return [
    {
      kind: "choice",
      name: "transporter_id",
      label: messages.truck,
      missing: own.byDesk,
      isKey: true,
      choices: bids.map(({ transporter_id, transporter }) => ({ value: String(transporter_id), label: transporter })),
      ...oneOfTwo,
    },
    {
      kind: "choice",
      name: "freight_mode",
      label: own.freightMode,
      missing: own.freightModes.included,
      choices: (["to_pay", "pure_agent"] as const).map((value) => ({ value, label: own.freightModes[value] })),
      isOptional: true,
    },
    {
      kind: "money",
      name: "transport_price",
      label: messages.freight,
      hint: own.freightHint,
      schema: terms.transport_price,
      ...oneOfTwo,
    },
  ];
}

/** A field as it is labelled beside the other values: freight to pay and at cost bear no GST of the goods. */
export function fieldBeside(field: ActField, { freight_mode }: ActValues): ActField {
  if (freight_mode === "pure_agent" && field.name === "transport_price") {
    return { ...field, label: messages.freightAtCost, hint: messages.own.atCostHint };
  }
  if (freight_mode !== "to_pay") return field;
  if (field.name === "transport_price") return { ...field, label: messages.freightToPay };
  return field.name === "delivery_by" ? { ...field, hint: messages.own.toPayHint } : field;
}

/** The error in what is typed: there is one freight, either a bid or the one entered here. */
export function ownTermsProblems(act: DeskAct, values: ActValues): Record<string, string> {
  const [hasBid, hasOwn] = [Boolean(values["transporter_id"]), Boolean(values["transport_price"])];
  const { freightOfBid, noFreight } = messages.own;
  return {
    ...(hasBid === hasOwn && { transport_price: hasBid ? freightOfBid : noFreight }),
    ...problemsOf(act, values),
  };
}

/** The terms that the buyer reads and that no price shows. */
export function typedLines(act: DeskAct, values: ActValues): readonly Definition[] {
  const { delivery_by, valid_until } = bodyOf(act, values);
  return [
    ...(typeof delivery_by === "string" ? [{ term: messages.own.deliveryBy, value: delivery_by }] : []),
    ...(typeof valid_until === "string" ? [{ term: messages.validUntil, value: formatMoment(valid_until) }] : []),
  ];
}

/** The query for the price. */
export function priceQueryOf(act: DeskAct, values: ActValues): Record<string, string> {
  const asked = Object.entries(bodyOf(act, values)).filter(([name]) => priceTerms.includes(name));
  return Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
}
