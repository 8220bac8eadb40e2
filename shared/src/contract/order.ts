import {
  Array as ArrayOf,
  Enum,
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, textField } from "./field";
import { pagedTrades } from "./list-turns";
import { OrderTurn } from "./order-turn";
import { RejectedTransfer, ReportedTransfer } from "./payment";
import { LandedPriceStep } from "./price-step";
import { CreditNote, DebitNote, TaxInvoice, TaxSplit } from "./tax-invoice";
import {
  deliveryWish,
  FreightAmount,
  ListTurn,
  NamedBrand,
  OrderStatuses,
  PartyAddress,
  ReadOrderStatus,
  rowGoods,
  TradedProduct,
  tradeRow,
  VariationLine,
} from "./trade-document";
import { UnpaidInvoice } from "./unpaid";
import { Id, Instant, MessageAnswer, Rupees, Tonnes } from "./wire";

export const OrderListQuery = ObjectOf(
  {
    page: Optional(Integer({ minimum: 1, maximum: 100_000 })),
    /** One or several; several are additive. */
    status: Optional(OrderStatuses),
    sort: Optional(Enum(["newest", "oldest"])),
    /** Number, party, goods, size or day; additive. */
    search: Optional(textField(60)),
    /** Additive. */
    turn: Optional(ListTurn),
  },
  closed,
);
export type OrderListQuery = Static<typeof OrderListQuery>;

/** A row of the sent orders. `order_id` is the order number people read. */
export const SentOrder = ObjectOf({
  ...tradeRow,
  order_id: StringOf(),
  status: ReadOrderStatus,
  for_price: Rupees,
  due_amount: Rupees,
  /**
   * What is invoiced, less what was paid and what transfers under check will pay: the part of `due_amount` that the buyer
   * has to pay now. Additive.
   */
  payable_now: Optional(Rupees),
  /** The earliest due day of that; null while it is 0. Additive. */
  due_on: Optional(Union([StringOf(), Null()])),
  /** What the transfers under check come to; additive. */
  reported_amount: Optional(Rupees),
  /** The next step, whoever takes it; null when none is left. Additive. */
  waits_for: Optional(Union([OrderTurn, Null()])),
  /** Whether the for price is a landed price with GST: 0 where the freight is to pay or at cost. Additive. */
  is_landed: Optional(Integer({ minimum: 0, maximum: 1 })),
  ...rowGoods,
});
export type SentOrder = Static<typeof SentOrder>;

/** `GET /customer/order`. */
export const SentOrderListAnswer = pagedTrades(SentOrder);
export type SentOrderListAnswer = Static<typeof SentOrderListAnswer>;

/** What was changed after booking. */
export const UpdateMarker = Enum(["quantity", "variant", "both"]);
export type UpdateMarker = Static<typeof UpdateMarker>;

/** A vehicle of an order with its driver and documents. Pictures and documents are addresses, null until they are there. */
export const Driver = ObjectOf({
  id: Id,
  photo: Union([StringOf(), Null()]),
  driver_with_vehicle_photo: Union([StringOf(), Null()]),
  name: StringOf(),
  phone: StringOf(),
  alternate_phone_number: StringOf(),
  vehicle_number: StringOf(),
  final_quantity_by_seller: Union([Tonnes, Null()]),
  loaded_vehicle_photo: Union([StringOf(), Null()]),
  unloaded_vehicle_photo: Union([StringOf(), Null()]),
  transporter_name: StringOf(),
  transporter_phone_number: StringOf(),
  tracking_number: StringOf(),
  ebill: Union([StringOf(), Null()]),
  transport_receipt: Union([StringOf(), Null()]),
  invoice: Union([StringOf(), Null()]),
  // Additive from here: numbers of the documents, and the weights that explain the amounts.
  planned_quantity: Optional(Tonnes),
  invoice_number: Optional(Union([StringOf(), Null()])),
  invoice_date: Optional(Union([StringOf(), Null()])),
  invoice_amount: Optional(Union([Rupees, Null()])),
  payment_due_on: Optional(Union([StringOf(), Null()])),
  eway_bill: Optional(Union([StringOf(), Null()])),
  eway_valid_until: Optional(Union([Instant, Null()])),
  transport_receipt_number: Optional(Union([StringOf(), Null()])),
  delivered_at: Optional(Union([Instant, Null()])),
});
export type Driver = Static<typeof Driver>;

/** An entry that settled a part of an order; below zero where it reduced what was settled. */
export const Settlement = ObjectOf({
  /** `payment`, `note` or `tax`; a plain text, so that an older area accepts one that it does not know. */
  kind: StringOf(),
  /** As in the ledger. */
  transaction_id: StringOf(),
  at: Instant,
  text: StringOf(),
  amount: Rupees,
});
export type Settlement = Static<typeof Settlement>;

/** How a refund is split: what was paid on credit restores the credit, the rest is cash. */
const RefundSplit = ObjectOf({ to_credit: Rupees, to_wallet: Rupees });

/** An order as its buyer sees it. Money is for the whole order unless the name says otherwise. */
export const Order = ObjectOf({
  id: Id,
  unique_id: StringOf(),
  order_id: StringOf(),
  status: ReadOrderStatus,
  commodity_product: TradedProduct,
  brand: NamedBrand,
  origin_city: StringOf(),
  created_at: Instant,
  updated_at: Instant,
  billing_address: PartyAddress,
  consignee_detail: PartyAddress,
  variation: ArrayOf(VariationLine),
  base_price: Rupees,
  transport_price: Rupees,
  total_quantity: Tonnes,
  ex_price: Rupees,
  for_price: Rupees,
  token_amount: Rupees,
  paid_amount: Rupees,
  /** Negative when money is to be refunded. */
  due_amount: Rupees,
  /** Of `due_amount`, what the buyer has to pay now, as in `SentOrder`; additive. */
  payable_now: Optional(Rupees),
  /** Of `due_amount`, what can be paid beside the transfers under check. Additive. */
  rest_to_pay: Optional(Rupees),
  /** What the transfers under check come to; additive. */
  reported_amount: Optional(Rupees),
  /** Its invoices that can be paid, the earliest due first, each with what is due for it and not under check; additive. */
  unpaid_invoices: Optional(ArrayOf(UnpaidInvoice)),
  /** As in `SentOrder`; additive. */
  waits_for: Optional(Union([OrderTurn, Null()])),
  update_for: Union([UpdateMarker, Null()]),
  quality_check_certificate: Union([StringOf(), Null()]),
  quality_check_image: ArrayOf(StringOf()),
  quality_check_visibility: Integer({ minimum: 0, maximum: 1 }),
  driver_list: ArrayOf(Driver),
  // Additive from here.
  /** By how much invoices exceed quantity times price (rounding); `paid_amount` is what was paid less this. */
  paper_difference: Rupees,
  /** The part of `paid_amount` that the buyer deducted as income tax. */
  tds_amount: Optional(Rupees),
  /** The part of `paid_amount` by which notes reduced what is owed; below zero where debit notes increased it. */
  noted_amount: Optional(Rupees),
  /** Each entry of `paid_amount` with `paper_difference`, oldest first, without reversed ones. */
  settlements: Optional(ArrayOf(Settlement)),
  credit_days: Integer({ minimum: 0 }),
  selected_quality: Union([ObjectOf({ name: StringOf() }), Null()]),
  selected_packaging_charge: Union([ObjectOf({ name: StringOf() }), Null()]),
  hsn: StringOf(),
  ...deliveryWish,
  price_steps: ArrayOf(LandedPriceStep),
  /** What the consignee pays to the carrier, beside the price; null where the price includes freight. */
  freight_to_pay: Optional(Union([FreightAmount, Null()])),
  /** The platform pays the freight for the buyer at cost: `transport_price` bears no GST, the carrier bills the buyer. */
  is_freight_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
  /** What the buyer authorises by booking freight at cost, as text; null for any other freight. */
  freight_terms: Optional(Union([StringOf(), Null()])),
  /** Numbers of the carrier's bills to the buyer that the desk has approved, where freight is at cost. */
  freight_bills: Optional(ArrayOf(StringOf())),
  /** A reported bank transfer waits for the desk. */
  payment_under_check: Integer({ minimum: 0, maximum: 1 }),
  /** Transfers for it that the desk rejected and no later payment has followed, the newest first. Additive. */
  rejected_transfers: Optional(ArrayOf(RejectedTransfer)),
  /** The transfers under check, oldest first; only for the buyer. Additive. */
  reported_transfers: Optional(ArrayOf(ReportedTransfer)),
  /** Addresses of the proofs among them, for areas that do not know `reported_transfers`. */
  reported_proofs: Optional(ArrayOf(StringOf())),
  /** GST in percent, and the current value of the goods of the whole order, by head of tax. */
  gst: Optional(NumberOf()),
  tax: Optional(TaxSplit),
  /** Where the movement of the goods ends: the state that the tax goes to (docs/domain.md#prices). */
  place_of_supply: Optional(StringOf()),
  /** The platform's invoices to the buyer, one for each loaded vehicle. */
  invoices: Optional(ArrayOf(TaxInvoice)),
  /** The credit notes on invoices, for the whole or a part, and the debit notes. */
  credit_notes: Optional(ArrayOf(CreditNote)),
  debit_notes: Optional(ArrayOf(DebitNote)),
  /** Where the money that a negative `due_amount` announces will go, and where refunds have gone so far. */
  refund: Optional(RefundSplit),
  refunded: Optional(RefundSplit),
});
export type Order = Static<typeof Order>;

/** `GET /customer/order-detail/{id}`. */
export const OrderAnswer = ObjectOf({ data: Order });
export type OrderAnswer = Static<typeof OrderAnswer>;

/** A row of an order's ledger. `type` is `credit` or `debit` as seen by the reader. */
export const LedgerRow = ObjectOf({
  created_at: Instant,
  description: StringOf(),
  transaction_id: StringOf(),
  amount: Rupees,
  type: Enum(["credit", "debit"]),
  remaining_balance: Rupees,
  /** The `transaction_id` of the row that this one reverses in full (additive). */
  reverses: Optional(StringOf()),
  /**
   * Additive, in a buyer's order ledger: the sum under whose heading this row counts, `debit` for what was charged and
   * `credit` for what was paid. Where it is not the row's own `type`, the row is subtracted from that sum: freight
   * credited, money refunded.
   */
  counts_in: Optional(Enum(["credit", "debit"])),
});
export type LedgerRow = Static<typeof LedgerRow>;

export const OrderLedgerQuery = ObjectOf(
  {
    from_date: Optional(StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 })),
    to_date: Optional(StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10 })),
  },
  closed,
);

const ledgerHead = { id: Id, unique_id: StringOf(), order_id: StringOf(), status: ReadOrderStatus };

/** `GET /seller/order-ledger/{id}`. `order` is additive, for the head. */
export const OrderLedgerAnswer = ObjectOf({ data: ArrayOf(LedgerRow), order: ObjectOf(ledgerHead) });
export type OrderLedgerAnswer = Static<typeof OrderLedgerAnswer>;

/** `GET /customer/order-ledger/{id}`. Additive: the names of the parties, because the buyer prints their ledger. */
export const BuyerLedgerAnswer = ObjectOf({
  data: ArrayOf(LedgerRow),
  order: ObjectOf({ ...ledgerHead, billing_address: Optional(PartyAddress) }),
});
export type BuyerLedgerAnswer = Static<typeof BuyerLedgerAnswer>;

/** `POST /customer/order/{id}/payment` (additive, docs/domain.md#payments). */
export const OrderPaymentAnswer = ObjectOf({
  ...MessageAnswer.properties,
  paid_amount: Rupees,
  due_amount: Rupees,
  payment_under_check: Integer({ minimum: 0, maximum: 1 }),
});
export type OrderPaymentAnswer = Static<typeof OrderPaymentAnswer>;

/** The key of an order in a path. */
export const OrderParams = ObjectOf({ id: Id }, closed);

/** A document of an order by its number. */
export const OrderPaperParams = ObjectOf({ id: Id, number: StringOf({ minLength: 1, maxLength: 16 }) }, closed);
