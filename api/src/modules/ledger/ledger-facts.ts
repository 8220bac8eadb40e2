import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import type { Kilograms } from "@mandi/shared/money/kilograms";
import type { Paise } from "@mandi/shared/money/paise";

/** An order as the books need it. */
export interface OrderKey {
  readonly id: number;
}

/** An order as statements name it. */
export interface OrderRef extends OrderKey {
  /** The number people read, `O2627000097`. */
  readonly number: string;
}

/** Which invoice over which loaded quantity. */
export interface InvoiceKey {
  readonly order: OrderRef;
  /** Unique within the order; one invoice per vehicle is normal. */
  readonly invoice: string;
  readonly quantityKg: Kilograms;
}

export interface BuyerOrderFacts {
  readonly userId: number;
  readonly order: OrderRef;
  readonly amountPaise: Paise;
}
/** The document that a buyer's payment names; undefined for what is due first. */
export interface NamingPaper {
  readonly paper?: PaidPaper | undefined;
}
export interface BankOrderFacts {
  readonly order: OrderKey;
  readonly amountPaise: Paise;
  readonly utr: string;
}
export interface InvoiceFacts extends InvoiceKey {
  readonly netPaise: Paise;
  readonly gstPaise: Paise;
}
export interface BillFacts extends InvoiceFacts {
  readonly roundOffPaise: Paise;
}
export interface SaleFacts extends BillFacts {
  readonly freightPaise: Paise;
}
export interface OrderFacts {
  readonly order: OrderRef;
  readonly amountPaise: Paise;
}
/** The freight of one vehicle. */
export interface FreightFacts extends OrderFacts {
  /** Its number. */
  readonly vehicle: string;
}
/** What a carrier owes for another order comes off what they are owed for this one. */
export interface SetOffFacts extends OrderFacts {
  readonly debtor: OrderRef;
  /** The bill for which it is owed; null where there is none. */
  readonly bill: string | null;
}
export interface PayoutFacts extends OrderFacts {
  readonly reference: string;
}
/** Tax that the platform deducts from what it owes for a bill. */
export interface TaxDeductedFacts extends OrderFacts {
  /** Number of the bill. */
  readonly bill: string;
  /** The code of the law, `1031`. */
  readonly code: string;
  /** Number of the certificate of lower deduction on which it is based, all of it or a part. */
  readonly certificate?: string | undefined;
}
/** A carrier's bill beyond the freight itself. */
export interface FreightBillFacts {
  readonly order: OrderRef;
  /** The carrier's number. */
  readonly bill: string;
  readonly detentionPaise: Paise;
  readonly gstPaise: Paise;
  /** Whether the platform pays the GST to the state; else it pays it to the carrier. */
  readonly isReverseCharge: boolean;
}
/** A shortage that the carrier bears. */
export interface LostGoodsFacts {
  readonly order: OrderRef;
  /** Number of the buyer's credit note. */
  readonly claim: string;
  /** The weight as text. */
  readonly lost: string;
  readonly recoveryPaise: Paise;
  /** GST on the purchase of what was lost. */
  readonly creditPaise: Paise;
}
/** The account that a payment for an order goes to: before the sale is invoiced, the platform owes it to the buyer. */
export interface TowardsOrder {
  readonly towards: "advance" | "receivable";
}

/** A seller's note on their bill; net, GST and round-off add up to the total. */
export interface SellerNoteFacts {
  readonly order: OrderRef;
  /** Numbers of the note and of the bill. */
  readonly note: string;
  readonly bill: string;
  readonly netPaise: Paise;
  readonly gstPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly totalPaise: Paise;
}

/** A note to the buyer; the first four add up to the total. */
export interface NoteFacts {
  readonly order: OrderRef;
  /** Number of the note. */
  readonly note: string;
  readonly goodsPaise: Paise;
  readonly freightPaise: Paise;
  readonly gstPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly totalPaise: Paise;
}
