import type { DeskListingAnswer } from "../contract/desk/catalogue";
import type { DeskCredit } from "../contract/desk/credit-request";
import { deskMinutes } from "./desk-builders";

/** A product on the market whose seller raised its price since the desk approved it. */
export function aDeskListing(change: Partial<DeskListingAnswer["data"]> = {}): DeskListingAnswer["data"] {
  return {
    id: 12,
    seller: "Konkan Flat Products",
    seller_phone: "9822041190",
    product: "HR Coil",
    brand: "Konkan",
    city: "Jalna",
    status: "pending approval",
    base_price: 45_200,
    ex_price: 53_926,
    created_at: deskMinutes(-900),
    note: "",
    approved_at: deskMinutes(-600),
    terms: [
      { name: "Base price per MT", now: "₹45,200", before: "₹44,800" },
      { name: "Loading charge", now: "₹250", before: "₹250" },
      { name: "Size 2.5 mm, stock", now: "40 MT", before: null },
    ],
    ...change,
  };
}

/** A credit request of somebody who has a limit already. */
export function aCreditRequest(change: Partial<DeskCredit> = {}): DeskCredit {
  return {
    id: 4,
    user_id: 7,
    name: "Anil Agrawal",
    company: "Agrawal Traders",
    phone: "9000000001",
    type: "Income tax returns",
    status: "pending",
    limit: 500_000,
    used: 120_000,
    documents: ["ITR 2025-26"],
    created_at: deskMinutes(-300),
    ...change,
  };
}
