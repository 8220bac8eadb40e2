import {
  Array as ArrayOf,
  Enum,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed } from "../field";
import { Rupees } from "../wire";
import { list, text } from "./field";

const quarter = StringOf({
  pattern: "^20\\d{2}-\\d{2} Q[1-4]$",
  maxLength: 10,
  message: "Please enter the quarter as 2026-27 Q3",
});

/** The parts of a quarterly return, each a separate list for a spreadsheet. */
export const tdsQuarterParts = ["deductions", "challans", "received", "certificates"] as const;
export type TdsQuarterPart = (typeof tdsQuarterParts)[number];

/** One part of a quarter for a spreadsheet; without a part all of them as JSON. */
export const TdsQuarterFileQuery = ObjectOf(
  {
    quarter,
    part: Optional(
      Enum([...tdsQuarterParts], { message: "Please enter deductions, challans, received or certificates" }),
    ),
  },
  closed,
);

/**
 * `GET /desk/tds/quarter`: the quarters of this financial year and the previous one, newest first, checked against the
 * books.
 */
export const DeskTdsQuarterAnswer = list({
  /** `2026-27 Q3` */
  quarter: text,
  /** By the platform. */
  deducted: Rupees,
  deposited: Rupees,
  left: Rupees,
  /** By buyers. */
  received: Rupees,
  certified: Rupees,
  open: Rupees,
  /** Differences, in rupees; a correct quarter has none. */
  differences: ArrayOf(ObjectOf({ what: text, papers: NumberOf(), books: NumberOf() })),
});
export type DeskTdsQuarterAnswer = Static<typeof DeskTdsQuarterAnswer>;

/** The desk's reads of this module. */
export const tdsQuarterReads = {
  "tds quarters": {
    right: "books",
    path: "/desk/tds/quarter",
    summary: "Tax deducted by us and by buyers in each quarter, checked against the books",
    query: ObjectOf({}, closed),
    answer: DeskTdsQuarterAnswer,
  },
} as const;
