import { sumTonnes } from "../money/kilograms";
import { formatDay } from "./dates";
import { isDay } from "./days";
import { formatTonnes } from "./quantity";

/** A part of the goods in MT, and its day, `YYYY-MM-DD`. */
interface Part {
  readonly day: string;
  readonly quantity: number;
}

/** The whole request for one product. */
export interface WholeDelivery {
  /** MT of the goods. */
  readonly quantity: number;
  /** `YYYY-MM-DD` in India. */
  readonly today: string;
  /** The day by which all of it is needed; null without one. */
  readonly neededBy: string | null;
}

/** The problem with one part, counted from 0. */
export interface PartProblem {
  readonly place: number;
  readonly field: "day" | "quantity";
  readonly text: string;
}

/**
 * The first problem with the parts of one product, or null: their days must follow each other, from today to the day by
 * which everything is needed, and their amounts (MT) must add up to the request. Form and server use the same message.
 */
export function partProblem(parts: readonly Part[], { quantity, today, neededBy }: WholeDelivery): PartProblem | null {
  for (const [place, { day }] of parts.entries()) {
    const text = dayProblem(day, parts[place - 1]?.day ?? null, { today, neededBy });
    if (text !== null) return { place, field: "day", text };
  }
  const sum = sumTonnes(parts.map((part) => part.quantity));
  if (sum === quantity) return null;
  const text = `The parts must add up to ${formatTonnes(quantity)}; they are ${formatTonnes(sum)}`;
  return { place: Math.max(0, parts.length - 1), field: "quantity", text };
}

function dayProblem(day: string, before: string | null, { today, neededBy }: Omit<WholeDelivery, "quantity">) {
  if (!isDay(day)) return "Please choose a day for each part";
  if (day < today) return "This day has passed. Please choose today or a later day";
  if (before !== null && day <= before) return "Each part must be later than the one before it";
  if (neededBy !== null && day > neededBy) return `Everything is needed by ${formatDay(neededBy)}`;
  return null;
}
