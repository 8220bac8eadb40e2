import { counted } from "../format/counted";
/** Messages about past prices of goods. */
export const priceHistory = {
  title: "Price history",
  /** Named after what it is: of the sellers asked, wherever they load, before what a grade and a size add. */
  chart: "Lowest listed base price of the sellers asked, per MT before grade, size and GST",
  notLoaded: "The price history did not load",
  ingotAt: (city: string) => `Ingot, ex-${city}`,
  lowestListed: "Lowest listed base price",
  againstIngot: (city: string) => `Compared with ingot, ex-${city}`,
  aboveIngot: (amount: string) => `${amount}/MT above`,
  belowIngot: (amount: string) => `${amount}/MT below`,
  gaps: (now: string, before: string) => `${now}, 30 days ago ${before}`,
} as const;

/** Neutral facts about a price. */
export const fairPrice = {
  title: "Is this price fair?",
  notLoaded: "These comparisons did not load.",
  nearer: "Closer to the ingot price than 30 days ago",
  further: "Further from the ingot price than 30 days ago",
  asFar: "As far from the ingot price as 30 days ago",
  gaps: (now: string, before: string) => `base ${now} ingot now, ${before} then`,
  belowListed: "Below the lowest listed base price",
  aboveListed: "Above the lowest listed base price",
  atListed: "At the lowest listed base price",
  listed: (price: string, offers: string) => `lowest listed ${price}/MT, ${offers}`,
  offers: (count: number) => counted(count, "offer"),
  lastBuy: (goods: string) => `Compared with your last purchase of ${goods}`,
  bought: (day: string, quantity: string, price: string) => `${day}, ${quantity}, ${price}/MT landed`,
  lowFreight: "Freight is lower than usual",
  highFreight: "Freight is higher than usual",
  usualFreight: "Freight is as usual",
  freightSpan: (low: string, high: string) => `usual ${low} to ${high}/MT with GST, an estimate`,
} as const;
