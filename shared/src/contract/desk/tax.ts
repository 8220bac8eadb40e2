import { Enum, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Day, Id } from "../wire";
import { deskDay, list, orNull, text, withReason } from "./field";

/** The rates and limits of the tax law that the product goes by. */
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
  "tds.code",
  "tds.rate",
  "tds.year_limit",
  "tds.one_limit",
  "tds.turnover_min",
  "tds.own_vehicles",
  "tds.certificate_day",
] as const;
export type TaxKey = (typeof taxKeys)[number];

/** `GET /desk/tax`. */
export const DeskTaxQuery = ObjectOf(
  {
    /** 1: the rows that have ended too. */
    ended: Optional(Integer({ minimum: 0, maximum: 1 })),
  },
  closed,
);
export const DeskTaxListAnswer = list({
  id: Id,
  key: text,
  scope: text,
  value: text,
  first_day: Day,
  last_day: orNull(Day),
  /** Empty once somebody has compared the row with the law. */
  warning: text,
  confirmed_by: orNull(text),
  source: text,
});
export type DeskTaxListAnswer = Static<typeof DeskTaxListAnswer>;

/** What the desk can look at here. */
export const taxReads = {
  "tax list": {
    right: "look",
    path: "/desk/tax",
    summary: "Rates and limits of the tax law with their days; what nobody has confirmed has a warning",
    query: DeskTaxQuery,
    answer: DeskTaxListAnswer,
  },
} as const;

/** Rates and limits of the tax law. */
export const taxWrites = {
  "tax add": {
    right: "rules",
    path: "/desk/tax",
    summary: "A rate or limit from a day on; rates in hundredths of a percent, amounts in paise",
    body: withReason({
      key: Enum([...taxKeys], { message: "There is no such rate or limit" }),
      /** For gst: how the HSN begins. */
      scope: Optional(lineField(40)),
      value: StringOf({ minLength: 1, maxLength: 15, message: "Please enter a value" }),
      first_day: deskDay,
      last_day: Optional(deskDay),
      source: requiredLine(300, "Please name the notification"),
    }),
  },
  "tax confirm": {
    right: "rules",
    path: "/desk/tax/:id/confirm",
    summary: "Say that a rate or limit was compared with the law; not by who added it",
    body: withReason({}),
  },
  "tax end": {
    right: "rules",
    path: "/desk/tax/:id/end",
    summary: "The last day of a rate or limit, today or later",
    body: withReason({ last_day: deskDay }),
  },
} as const;
