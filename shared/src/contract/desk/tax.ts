import {
  Array as ArrayOf,
  Enum,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Day, Id, Instant } from "../wire";
import { deskDay, list, orNull, text, withReason } from "./field";

/**
 * The rates and limits of tax law that the product applies, our own limits of credit, and the platform's registrations
 * in other states.
 */
export const taxKeys = [
  "gst",
  "gta.reverse",
  "gta.forward",
  "einvoice.aato_min",
  "einvoice.report_aato_min",
  "einvoice.report_days",
  "ewb.min_value",
  "ewb.doc_age",
  "ewb.extension",
  "ewb.km_a_day",
  "note.last_day",
  "gst.credit_days",
  "credit.overdue_days",
  "credit.owed_limit",
  "gstr1.version",
  "gstr1.large_from",
  "tds.code",
  "tds.rate",
  "tds.year_limit",
  "tds.one_limit",
  "tds.turnover_min",
  "tds.own_vehicles",
  "tds.certificate_day",
  "tds.deposit_day",
  "tds.late_rate",
  "platform.gstin",
  "platform.address",
] as const;
export type TaxKey = (typeof taxKeys)[number];

/** The unit of a value: hundredths of a percent, paise, a month and day as `11-30`, a day of the next month, a code of the law, or a count. */
export const taxUnits = {
  gst: "percent",
  "gta.reverse": "percent",
  "gta.forward": "percent",
  "einvoice.aato_min": "paise",
  "einvoice.report_aato_min": "paise",
  "einvoice.report_days": "days",
  "ewb.min_value": "paise",
  "ewb.doc_age": "days",
  "ewb.extension": "days",
  "ewb.km_a_day": "km",
  "note.last_day": "month and day",
  "gst.credit_days": "days",
  "credit.overdue_days": "days",
  "credit.owed_limit": "paise",
  "gstr1.version": "text",
  "gstr1.large_from": "paise",
  "tds.code": "code",
  "tds.rate": "percent",
  "tds.year_limit": "paise",
  "tds.one_limit": "paise",
  "tds.turnover_min": "paise",
  "tds.own_vehicles": "vehicles",
  "tds.certificate_day": "month and day",
  "tds.deposit_day": "day of the next month",
  "tds.late_rate": "percent",
  "platform.gstin": "code",
  "platform.address": "text",
} as const satisfies Readonly<Record<TaxKey, string>>;
export type TaxUnit = (typeof taxUnits)[TaxKey];

/** `GET /desk/tax`. */
export const DeskTaxQuery = ObjectOf(
  {
    /** 1: including the rows that have ended. */
    ended: Optional(Integer({ minimum: 0, maximum: 1 })),
  },
  closed,
);
export const DeskTaxListAnswer = list({
  id: Id,
  /** One of `taxKeys`; a plain text, so that an older area accepts one that it does not know. */
  key: text,
  scope: text,
  value: text,
  first_day: Day,
  last_day: orNull(Day),
  /** Empty once somebody has compared the row with the law. */
  warning: text,
  confirmed_by: orNull(text),
  source: text,
  /** Additive. Null: the row came with the product. */
  added_by: orNull(text),
  added_at: Instant,
  confirmed_at: orNull(Instant),
  /** The caller added it: somebody else confirms. */
  is_own: Integer({ minimum: 0, maximum: 1 }),
});
export type DeskTaxListAnswer = Static<typeof DeskTaxListAnswer>;
export type DeskTaxRow = DeskTaxListAnswer["data"][number];

/** How many rows one act can confirm. */
export const taxRowsAtOnce = 200;

/** The desk's reads of tax law. */
export const taxReads = {
  "tax list": {
    right: "look",
    path: "/desk/tax",
    summary: "Rates and limits of the tax law with the days they apply; unconfirmed ones carry a warning",
    query: DeskTaxQuery,
    answer: DeskTaxListAnswer,
  },
} as const;

/** Rates and limits of the tax law. */
export const taxWrites = {
  "tax add": {
    right: "rules",
    path: "/desk/tax",
    summary: "Add a rate or limit from a given day; rates in hundredths of a percent, amounts in paise",
    body: withReason({
      key: Enum([...taxKeys], { message: "There is no such rate or limit" }),
      /** For gst: the beginning of the HSN. */
      scope: Optional(lineField(40)),
      value: StringOf({ minLength: 1, maxLength: 200, message: "Please enter a value" }),
      first_day: deskDay,
      last_day: Optional(deskDay),
      source: requiredLine(300, "Please enter the notification"),
    }),
  },
  "tax confirm": {
    right: "rules",
    path: "/desk/tax/:id/confirm",
    summary: "Confirm that a rate or limit was compared with the law, by somebody other than the person who added it",
    body: withReason({}),
  },
  "tax confirm-rows": {
    right: "rules",
    path: "/desk/tax/confirm",
    summary: "Confirm that these rates and limits were compared with the law: all of them, or none",
    body: withReason({
      rows: ArrayOf(Id, { minItems: 1, maxItems: taxRowsAtOnce, message: "Please name at least one row" }),
    }),
  },
  "tax end": {
    right: "rules",
    path: "/desk/tax/:id/end",
    summary: "End a rate or limit, today or later",
    body: withReason({ last_day: deskDay }),
  },
} as const;
