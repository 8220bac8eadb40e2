import type { TradePaper } from "../../contract/trade-paper";

/** A receipt for a booking amount. */
export function aTradePaper(over: Partial<TradePaper> = {}): TradePaper {
  return {
    id: 31,
    kind: "receipt",
    number: "MR2627000042",
    date: "2026-11-21",
    order_id: 9,
    order: "O2627000097",
    amount: 173_196,
    is_void: 0,
    title: "Receipt MR2627000042",
    issuer: "Mandi Trade Ltd",
    remark: "No GST is due on an advance for goods.",
    facts: [
      { term: "Number", value: "MR2627000042" },
      { term: "UTR", value: "HDFCR52026112100" },
    ],
    parties: [
      { label: "Received by", lines: ["Mandi Trade Ltd", "14 Dana Bunder, Mumbai 400009"] },
      { label: "Received from", lines: ["Agrawal Traders", "Gate 3, Pune 411057"] },
    ],
    heads: ["Received for", "Amount"],
    rows: [["Booking amount, an advance for goods", "₹1,73,196.00"]],
    sums: [{ term: "Total received", value: "₹1,73,196.00" }],
    words: "Rupees one lakh seventy three thousand one hundred ninety six only",
    ...over,
  };
}
