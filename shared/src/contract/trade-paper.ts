import {
  Array as ArrayOf,
  Enum,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, textField } from "./field";
import { Day, Id, paged, pageQuery, Rupees } from "./wire";

/** Documents other than invoices, notes and bills. */
export const tradePaperKinds = ["receipt", "payment advice", "challan", "proforma", "statement"] as const;
export type TradePaperKind = (typeof tradePaperKinds)[number];

/** Documents that are read with their order: its buyer's, and its seller's. */
export const orderPaperKinds = {
  buyer: ["invoice", "credit note", "debit note"],
  seller: ["bill", "seller note"],
} as const;

/** A row for what a buyer reported that they paid: no issued document, so its `id` is that of the payment. */
export const buyersAdviceKind = "advice of a buyer";

/** Whose account a statement is of: what a buyer owes, what a seller or carrier is owed. */
export const accountSides = ["buyer", "seller", "transporter"] as const;
export type AccountSide = (typeof accountSides)[number];

const paperRow = {
  id: Id,
  /** One of `tradePaperKinds` or `orderPaperKinds`, or `buyersAdviceKind`; a plain text, so that an older area accepts one that it does not know. */
  kind: StringOf(),
  number: StringOf(),
  date: Day,
  order_id: Union([Id, Null()]),
  /** Number of the order; empty for a document without one. */
  order: StringOf(),
  amount: Rupees,
  /** It no longer counts. */
  is_void: Integer({ minimum: 0, maximum: 1 }),
};
export const TradePaperRow = ObjectOf(paperRow);
export type TradePaperRow = Static<typeof TradePaperRow>;

/**
 * `GET /paper`; with `advices` 1 the caller's own payment advices too, with `invoices` 1 and an order its invoices, notes and bills:
 * an older area could open neither.
 */
export const TradePaperListQuery = ObjectOf(
  {
    ...pageQuery,
    order_id: Optional(Id),
    advices: Optional(Integer({ minimum: 0, maximum: 1 })),
    /** Additive. */
    invoices: Optional(Integer({ minimum: 0, maximum: 1 })),
    /** Number, party, order, amount, kind or day; additive. */
    search: Optional(textField(60)),
  },
  closed,
);
/** An invoice or note of an order, which is read with its order. */
const PaperOfOrder = ObjectOf({
  kind: Enum([...orderPaperKinds.buyer]),
  number: StringOf(),
  order_id: Id,
});
export type PaperOfOrder = Static<typeof PaperOfOrder>;

export const TradePaperListAnswer = ObjectOf({
  ...paged(TradePaperRow).properties,
  /** Where a search is the number of one. Additive. */
  of_order: Optional(PaperOfOrder),
  /** Those with the amount that a search names, newest first, at most 10. Additive. */
  of_amount: Optional(ArrayOf(PaperOfOrder)),
});
export type TradePaperListAnswer = Static<typeof TradePaperListAnswer>;

const Fact = ObjectOf({ term: StringOf(), value: StringOf() });

/** A document laid out: the content of each of its places. */
export const TradePaper = ObjectOf({
  ...paperRow,
  title: StringOf(),
  issuer: StringOf(),
  /** A remark on the document, such as what became of it; empty for an ordinary one. */
  remark: StringOf(),
  facts: ArrayOf(Fact),
  parties: ArrayOf(ObjectOf({ label: StringOf(), lines: ArrayOf(StringOf()) })),
  heads: ArrayOf(StringOf()),
  rows: ArrayOf(ArrayOf(StringOf())),
  /** The last one is the total. */
  sums: ArrayOf(Fact),
  words: StringOf(),
  /** Whom each copy is for, and whether it is signed by hand; additive. */
  copies: Optional(ArrayOf(StringOf())),
  is_signed: Optional(Integer({ minimum: 0, maximum: 1 })),
});
export type TradePaper = Static<typeof TradePaper>;

/** `GET /paper/{id}`, `GET /customer/payment/{id}/advice`. */
export const TradePaperAnswer = ObjectOf({ data: TradePaper });
export type TradePaperAnswer = Static<typeof TradePaperAnswer>;

export const TradePaperParams = ObjectOf({ id: Id }, closed);

const month = StringOf({
  pattern: "^20\\d{2}-(0[1-9]|1[0-2])$",
  maxLength: 7,
  message: "Please choose a month",
});

/** `POST /paper/statement`: whole months that are over. */
export const StatementBody = ObjectOf({ side: Enum([...accountSides]), from: month, to: month }, closed);
export type StatementBody = Static<typeof StatementBody>;

export const StatementAnswer = ObjectOf({ message: StringOf(), data: ObjectOf({ id: Id }) });
export type StatementAnswer = Static<typeof StatementAnswer>;
