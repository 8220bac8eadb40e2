import type { Db } from "../database/database";
import { countExactly } from "./exact-limit";

/** How often one person may do what reaches other people. */
export interface PersonLimit {
  readonly act: string;
  readonly atMost: number;
  readonly withinSeconds: number;
  /** What they have done so often, for the message they read. */
  readonly words: string;
}

const hour = 3_600;

/** Far above an honest day's work: a limit stops a program, or a page stuck in a loop. */
export const personLimits = {
  /** Every seller and transporter who matches is notified of it. */
  enquiry: { act: "enquiry", atMost: 60, withinSeconds: hour, words: "sent very many enquiries" },
  /** A reported transfer is looked up by the desk, by hand. */
  payment: { act: "payment", atMost: 60, withinSeconds: hour, words: "sent very many payments" },
  /** Each is 5 MB that the desk has to read. */
  creditDocument: {
    act: "credit document",
    atMost: 60,
    withinSeconds: 24 * hour,
    words: "uploaded very many documents",
  },
  /** Just as large, and the desk reads each. */
  userDocument: { act: "user document", atMost: 60, withinSeconds: 24 * hour, words: "sent very many documents" },
  /** The other parties of the order are notified of it. A whole fleet of vehicles with all their documents fits. */
  orderStep: { act: "order step", atMost: 300, withinSeconds: hour, words: "entered very many steps" },
  /** Each is a public link. */
  tradeSheet: { act: "trade sheet", atMost: 60, withinSeconds: hour, words: "made very many trade sheets" },
  /** The desk reads each. */
  message: { act: "message", atMost: 60, withinSeconds: hour, words: "sent very many messages" },
} as const satisfies Readonly<Record<string, PersonLimit>>;

/**
 * Counts an act of a person. An act refused later in the same transaction has reached nobody and is not counted.
 *
 * @throws Refusal `too_many` with the time to wait
 */
export function countForPerson(
  tx: Db,
  { act, atMost, withinSeconds, words }: PersonLimit,
  personId: number,
  now: Date,
) {
  const message = (seconds: number): string =>
    `You have ${words}. Please try again in ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : "a minute"}.`;
  return countExactly(tx, [{ bucket: `${act} of ${personId}`, atMost, withinSeconds, message }], now);
}
