import { Enum, Number as NumberOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, requiredLine } from "../field";
import { Day, Id, Rupees } from "../wire";
import { deskAmount, deskDay, deskPage, list, orNull, text, withReason } from "./field";

const month = StringOf({ pattern: "^\\d{4}-\\d{2}$", maxLength: 7, message: "Please enter the month as 2026-11" });
const code = StringOf({
  pattern: "^[0-9A-Z]{3,10}$",
  maxLength: 10,
  message: "Please enter the code of the law, such as 1031",
});
/** What tax is deducted on. */
const kind = Enum(["goods", "freight"], { message: "Please enter goods or freight" });
const amountOfYear = NumberOf({
  minimum: 0,
  maximum: 10_000_000_000,
  multipleOf: 0.01,
  message: "Please enter a valid amount",
});

/** The amount on which tax was deducted, and the tax. */
const deduction = { deducted_on: Rupees, tds: Rupees };
/** A buyer who deducts tax, as their certificates name them. */
const deductor = { buyer: text, phone: text, tan: text, code: text };

/** `GET /desk/tds`: the bills and notes of a month that count, with the tax on each, oldest first. */
export const DeskTdsQuery = ObjectOf({ ...deskPage, month, code: Optional(code) }, closed);
export const DeskTdsListAnswer = list({
  date: Day,
  code: text,
  /** Empty where they have none. */
  pan: text,
  name: text,
  phone: text,
  /** opening, bill, bill taken back, or note. */
  cause: text,
  /** Number of the bill or note; empty for an opening. */
  paper: text,
  /** Its key and the number of its order; null and empty for an opening. Additive. */
  paper_id: Optional(orNull(Id)),
  order: Optional(text),
  /** Before GST. */
  base: Rupees,
  ...deduction,
  /** declared: nothing is deducted, because of the carrier's declaration. */
  note: text,
});
export type DeskTdsListAnswer = Static<typeof DeskTdsListAnswer>;

/** `GET /desk/tds/month`: tax deducted and paid to the government, by month and code, newest first; for two years. */
export const DeskTdsMonthAnswer = list({
  month: text,
  code: text,
  ...deduction,
  deposited: Rupees,
  /** Still to be paid. */
  left: Rupees,
  /** The last day to pay it in time, while something is left to pay. Additive. */
  due_on: Optional(orNull(Day)),
  /** What paying the rest today costs as interest; 0 in time. Additive. */
  interest: Optional(Rupees),
  /** What waits for a second person to be entered as paid, not part of `deposited`; 0 for nothing. Additive. */
  waits: Optional(Rupees),
  /** The latest request about it. Additive. */
  approval_id: Optional(orNull(Id)),
});
export type DeskTdsMonthAnswer = Static<typeof DeskTdsMonthAnswer>;

/** How far the certificates of a quarter cover what was deducted; a plain text on the wire. */
export type BuyerTdsState = "matched" | "waiting" | "missing" | "short";

/** `GET /desk/tds/received`: what buyers deducted and what certificates show, by quarter, newest first. */
export const DeskTdsReceivedAnswer = list({
  ...deductor,
  /** `2026-27 Q3` */
  quarter: text,
  deducted: Rupees,
  certified: Rupees,
  left: Rupees,
  /** matched; waiting for the certificate; missing: its due day has passed; short: the certificates show less. */
  state: text,
});
export type DeskTdsReceivedAnswer = Static<typeof DeskTdsReceivedAnswer>;

/** `GET /desk/tds/advice`: the deductions that buyers reported, newest first. */
export const DeskTdsAdviceAnswer = list({
  id: Id,
  date: Day,
  order: text,
  /** Number of the invoice that it was deducted from; null where the buyer named none. Additive. */
  invoice: Optional(orNull(text)),
  ...deductor,
  amount: Rupees,
  /** Why the desk refused it; empty where it did not. */
  refusal: text,
});
export type DeskTdsAdviceAnswer = Static<typeof DeskTdsAdviceAnswer>;

/** The desk's reads of this module. */
export const tdsReads = {
  "tds list": {
    right: "books",
    path: "/desk/tds",
    summary: "Bills of a month on which tax is deducted at source, with the tax; of one code or all",
    query: DeskTdsQuery,
    answer: DeskTdsListAnswer,
  },
  "tds months": {
    right: "books",
    path: "/desk/tds/month",
    summary: "Tax deducted at source and paid to the government, by month and code",
    query: ObjectOf({}, closed),
    answer: DeskTdsMonthAnswer,
  },
  "tds received": {
    right: "books",
    path: "/desk/tds/received",
    summary: "Tax that buyers deducted and what certificates show of it, by quarter",
    query: ObjectOf(deskPage, closed),
    answer: DeskTdsReceivedAnswer,
  },
  "tds advices": {
    right: "books",
    path: "/desk/tds/advice",
    summary: "Deductions that buyers reported for orders, newest first",
    query: ObjectOf(deskPage, closed),
    answer: DeskTdsAdviceAnswer,
  },
} as const;

/** Tax that the platform deducts at source. */
export const tdsWrites = {
  "tds deposit": {
    right: "money",
    path: "/desk/tds/deposit",
    summary: "Enter tax deducted under a code in a month that the platform paid to the government",
    body: withReason({
      code,
      month,
      amount: deskAmount,
      /** Its identification number, in one piece or as the bank's receipt shows it: see `checkChallan`. */
      challan: StringOf({
        pattern: "^(\\D*\\d){14,20}\\D*$",
        minLength: 1,
        maxLength: 80,
        format: "line",
        message:
          "A challan number is the BSR code (7 digits), the date (for example 21-11-2026) and the serial number (5 digits)",
        messageWhenMissing: "Please enter the number of the challan",
      }),
      paid_on: deskDay,
    }),
  },
  "tds refuse": {
    right: "money",
    path: "/desk/tds/:id/refuse",
    summary: "Reject a deduction that a buyer reported; they read the reason and owe the amount again",
    body: withReason({}),
  },
  "user tds-certificate": {
    right: "money",
    path: "/desk/user/:id/tds-certificate",
    summary:
      "Enter a certificate of a buyer, or a line of the tax office's statement; a difference of a rupee is rounded off",
    body: withReason({
      quarter: StringOf({
        pattern: "^20\\d{2}-\\d{2} Q[1-4]$",
        maxLength: 10,
        message: "Please enter the quarter as 2026-27 Q3",
      }),
      code,
      tan: StringOf({
        pattern: "^[A-Za-z]{4}\\d{5}[A-Za-z]$",
        maxLength: 10,
        message: "A TAN has four letters, five digits and one letter",
      }),
      amount: deskAmount,
      certificate: requiredLine(40, "Please enter the number of the certificate"),
    }),
  },
  "user tds-opening": {
    right: "money",
    path: "/desk/user/:id/tds-opening",
    summary: "Enter what a person had billed this financial year before the first deduction; the last figures count",
    body: withReason({
      kind,
      /** All bills before GST. */
      base: amountOfYear,
      /** The part on which tax was deducted. */
      deducted_on: Optional(amountOfYear),
    }),
  },
  "user tds-declaration": {
    right: "money",
    path: "/desk/user/:id/tds-declaration",
    summary: "Enter a carrier's declaration that they own few vehicles; nothing is deducted this financial year",
    body: withReason({}),
  },
} as const;
