import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, requiredLine } from "../field";
import { deskDay, text } from "./field";

const month = StringOf({ pattern: "^\\d{4}-\\d{2}$", maxLength: 7, message: "Please enter the month as 2026-11" });

const gstin = StringOf({ pattern: "^\\d{2}[A-Z0-9]{13}$", maxLength: 15, message: "Please enter one of our GSTINs" });

/** Without a GSTIN, the platform's main one. */
export const Gstr1Query = ObjectOf({ gstin: Optional(gstin), month }, closed);
export const LedgerFileQuery = ObjectOf(
  {
    /** `bank`, or `receivable:7` for that of an order. */
    account: StringOf({ pattern: "^[a-z_:]+[0-9]*$", maxLength: 60, message: "Please name the account, such as bank" }),
    first_day: deskDay,
    last_day: deskDay,
  },
  closed,
);
export const TallyFileQuery = ObjectOf(
  {
    first_day: deskDay,
    last_day: deskDay,
    part: Optional(Enum(["ledgers", "vouchers"], { message: "Please enter ledgers or vouchers" })),
  },
  closed,
);
export const EwayFormQuery = ObjectOf(
  {
    vehicle: requiredLine(20, "Please name the vehicle"),
    /** 0: the portal uses the distance between the pincodes. */
    distance_km: Integer({ minimum: 0, maximum: 4_000, message: "Please enter the distance in km" }),
  },
  closed,
);
export const ExportCheckQuery = ObjectOf({ month }, closed);

/** `GET /desk/export/check`. A correct month has no differences. */
export const ExportCheckAnswer = ObjectOf({
  papers: Integer({ minimum: 0 }),
  /** Documents that the return has no place for. Their tax is a difference. */
  left_out: ArrayOf(text),
  /** Credit notes that the buyer has not accepted: until then they do not lower our tax. Additive. */
  not_accepted: Optional(ArrayOf(text)),
  /**
   * GST of the month's invoices and notes in rupees: as the returns say it, and as the law counts it, without the notes that are
   * not accepted.
   */
  tax: Optional(ObjectOf({ returned: NumberOf(), owed: NumberOf() })),
  /** Our GSTINs that have a return of the month, the one of the company details first. Additive. */
  gstins: Optional(ArrayOf(text)),
  differences: ArrayOf(
    ObjectOf({
      what: text,
      papers: NumberOf(),
      books: NumberOf(),
      /** Absent: rupees. Additive. */
      unit: Optional(Enum(["MT", "count"])),
    }),
  ),
});
export type ExportCheckAnswer = Static<typeof ExportCheckAnswer>;

/** The desk's reads of this module. */
export const exportReads = {
  "export check": {
    right: "books",
    path: "/desk/export/check",
    summary: "A month's returns, documents, books and Tally file, checked against each other",
    query: ExportCheckQuery,
    answer: ExportCheckAnswer,
  },
} as const;
