import {
  Array as ArrayOf,
  Boolean as BooleanOf,
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
import { closed, requiredLine } from "../field";
import { InvoiceParty, TaxSplit } from "../tax-invoice";
import { Day, Id, paged, Rupees, Tonnes } from "../wire";
import { workQuery } from "./work-query";

/** Who pays the GST on freight, by the carrier's yearly declaration: the platform, or the carrier at one of two rates. */
export const freightTaxes = ["reverse charge", "forward without credit", "forward with credit"] as const;
export type FreightTax = (typeof freightTaxes)[number];

/** A carrier's bill for a vehicle as rules 46 and 54(3) of the CGST rules require it. All of this is additive. */
export const FreightBill = ObjectOf({
  number: StringOf(),
  date: Day,
  /** Number of the order. */
  order: StringOf(),
  vehicle_id: Id,
  vehicle_number: StringOf(),
  /** Number of the transport receipt (LR). */
  receipt_number: StringOf(),
  /** Its day; absent where it is not known. */
  receipt_date: Optional(Day),
  /** The carrier. */
  supplier: InvoiceParty,
  /** The platform, or the buyer whose freight is at cost. */
  recipient: InvoiceParty,
  /** The platform at the place of loading: it owns the goods. */
  consigner: InvoiceParty,
  consignee: InvoiceParty,
  place_of_supply: StringOf(),
  from: StringOf(),
  to: StringOf(),
  goods: StringOf(),
  goods_hsn: StringOf(),
  /** Accounting code of the service. */
  sac: StringOf(),
  gross_quantity: Tonnes,
  /** Net weight. */
  quantity: Tonnes,
  /** Per MT, before GST. */
  rate: Rupees,
  freight: Rupees,
  /** Detention, before GST. */
  detention: Rupees,
  tax: TaxSplit,
  reverse_charge: BooleanOf(),
  /** GSTIN of the party who pays the tax to the state. */
  tax_payer: StringOf(),
  /** What the bill comes to for the carrier: with the GST that they charge themselves. */
  total: Rupees,
  /** The rows of the tax law that were applied. */
  tax_rows: ArrayOf(Id),
});
export type FreightBill = Static<typeof FreightBill>;

/** draft: delivered and not billed yet. */
export const freightBillStates = [
  "draft",
  "submitted",
  "checked",
  "approved",
  "part paid",
  "paid",
  "disputed",
] as const;
export type FreightBillState = (typeof freightBillStates)[number];

/** A delivered vehicle with the bill for it. */
export const CarriedFreight = ObjectOf({
  /** Key of the vehicle. */
  id: Id,
  /** Key and number of the order. */
  order_id: Id,
  order: StringOf(),
  vehicle_number: StringOf(),
  delivered_on: Day,
  state: Enum([...freightBillStates]),
  /** Null while there is none. */
  bill: Union([FreightBill, Null()]),
  /** The amounts of the bill, else of a bill issued today. */
  freight: Rupees,
  /** Owed once the bill is approved: detention, and the GST that the carrier charges. */
  detention: Optional(Rupees),
  own_gst: Optional(Rupees),
  /** What the seller gave its driver. */
  advance: Rupees,
  /** The tax that the platform deducted. */
  tds: Optional(Rupees),
  /** Goods lost on the road, charged to the carrier. */
  lost: Optional(Rupees),
  /** What the platform has paid, with what was set off. */
  paid: Rupees,
  /** On the last vehicle of an order: what came off a payment, for this order or as a debt of this order off another. Additive. */
  set_off: Optional(
    ArrayOf(
      ObjectOf({
        amount: Rupees,
        /** Whether this order's debt was settled by it; else it came off what was paid for this order. */
        is_debt: Integer({ minimum: 0, maximum: 1 }),
        /** The other order, and the bill that was paid too much; null where it had not come. */
        order: StringOf(),
        bill: Union([StringOf(), Null()]),
      }),
    ),
  ),
  /** What is left; below zero the carrier owes it. */
  due: Rupees,
  /** Why the desk did not accept the bill; null where it did. */
  dispute: Union([StringOf(), Null()]),
  /**
   * The freight is at cost: the bill is addressed to the buyer, under reverse charge and without detention. Additive.
   */
  is_at_cost: Optional(Integer({ minimum: 0, maximum: 1 })),
});
export type CarriedFreight = Static<typeof CarriedFreight>;

/** `GET /transporter/freight-bill`, newest delivery first. */
export const FreightBillListQuery = ObjectOf(workQuery, closed);
export type FreightBillListQuery = Static<typeof FreightBillListQuery>;
export const FreightBillListAnswer = ObjectOf({
  ...paged(CarriedFreight).properties,
  /** For all delivered vehicles together: the sum of what is due. */
  total_due: Rupees,
  /** Advances for vehicles that have not delivered yet; they come off the freight of those vehicles. */
  advance_ahead: Optional(Rupees),
  total_paid: Rupees,
  /** What was paid too much for single orders and is neither set off nor paid back. Additive. */
  to_pay_back: Optional(Rupees),
  /** The declaration of this financial year. */
  declaration: ObjectOf({
    /** `2026-27` */
    year: StringOf(),
    tax: Enum([...freightTaxes]),
    /** False once a bill of this year is issued. */
    can_change: BooleanOf(),
    /** In percent; absent where the rows of the tax law have none. */
    gst: Optional(NumberOf()),
  }),
});
export type FreightBillListAnswer = Static<typeof FreightBillListAnswer>;

/** `POST /transporter/freight-tax`: the declaration for this financial year. */
export const FreightTaxBody = ObjectOf(
  { tax: Enum([...freightTaxes], { message: "Please choose who pays the GST" }) },
  closed,
);
export type FreightTaxBody = Static<typeof FreightTaxBody>;

/** `POST /transporter/freight-bill/{id}`, with the key of the vehicle. */
export const FreightBillBody = ObjectOf(
  {
    number: requiredLine(16, "Please enter the number of the bill"),
    date: StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2}$", maxLength: 10, message: "Please enter the date" }),
    /** In MT; absent: the net weight. */
    gross_quantity: Optional(NumberOf({ exclusiveMinimum: 0, maximum: 200, multipleOf: 0.001 })),
    /** Detention, before GST. */
    detention: Optional(
      NumberOf({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01, message: "Please enter a valid amount" }),
    ),
    tax: Enum([...freightTaxes], { message: "Please choose who pays the GST" }),
  },
  closed,
);
export type FreightBillBody = Static<typeof FreightBillBody>;
