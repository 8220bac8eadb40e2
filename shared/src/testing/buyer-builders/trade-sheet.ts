import type { OwnTradeSheet, TradeSheet } from "../../contract/trade-sheet";

/** A sheet of an offer with two sizes and its landed price in Pune. */
export const aTradeSheet = (over: Partial<TradeSheet> = {}): TradeSheet => ({
  kind: "offer",
  product_id: 1,
  product: "TMT Bar",
  thumbnail: "",
  brand: "Kaveri Ispat",
  quality: "Fe 500D",
  city: "Raipur",
  sizes: [
    { size: "8 mm", price: 55_932, quantity: null },
    { size: "12 mm", price: 54_162, quantity: null },
  ],
  free: 40,
  min_quantity: 30,
  gst: 18,
  landed: { place: "Pune 411026", size: "12 mm", price: 57_643, low: 57_460, high: 57_830 },
  agreed: null,
  issuer: { name: "Mandi Commodities Pvt Ltd", gst_number: "27AAACM1234A1Z8", address: "Pune" },
  made_at: "2026-11-22T05:12:00.000Z",
  valid_until: "2026-11-23T05:12:00.000Z",
  ...over,
});

export const anOwnSheet = (over: Partial<OwnTradeSheet> = {}): OwnTradeSheet => ({
  id: 7,
  token: "K7Q4D2aaaaaaaaaaaaaaaa",
  sheet: aTradeSheet(),
  ...over,
});
