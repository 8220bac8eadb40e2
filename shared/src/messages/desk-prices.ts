import { counted } from "../format/counted";

const ofPrices = (count: number): string => counted(count, "price");

/** Messages of the desk's page of ingot prices. */
export const prices = {
  title: "Ingot prices",
  facts: (day: string) => `${day}. ₹ per MT, MS ingot, ex-works, before GST. Open, high and low follow what you save.`,
  heads: {
    place: "Place",
    before: "Last close",
    open: "Open",
    high: "High",
    low: "Low",
    saved: "Saved today",
    now: "Now",
    change: "Change",
  },
  none: "—",
  noPlaces: "No places yet.",
  missing: "Please enter a price",
  nothing: "Please enter at least one price",
  odd: "Far from the last close. Is it right?",
  keys: "Enter or arrows: next place. + and −: ₹50. =: as the last close. 850 is read as 40,850. Enter after the last one: where they come from; Enter there: the question. Ctrl+Enter: the question from any price, and in it: save.",
  side: "This round",
  source: "Where the prices come from",
  sourceHint: "Kept as the reason of every price.",
  entered: "Entered",
  ofAll: (entered: number, all: number) => `${entered} of ${all}`,
  oddOnes: "Looks odd",
  stillOpen: "Still open",
  save: (count: number) => (count === 0 ? "Save prices" : `Save ${ofPrices(count)}`),
  saveMeant: (count: number) => `These are correct, save ${ofPrices(count)}`,
  goesOut: "Everybody sees a price once it is saved.",
  question: (count: number) => `Save ${ofPrices(count)}?`,
  whyFar: (places: string) => `Why so far from the last close: ${places}`,
  whyFarHint: "In your words. Kept with where the prices come from.",
  again: (place: string) => `Type the price of ${place} once more`,
  notTheSame: "This is not the price above. Please type the same one, or correct it in the table",
  corrects: (place: string, saved: string) =>
    `${place}: ${saved} saved today was wrong; leave it out of open, high and low`,
  oddQuestion: "These moved much further than usual:",
  oddLine: (place: string, now: string, before: string) => `${place}: ${now} after ${before}.`,
} as const;
