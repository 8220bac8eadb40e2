import { secondsAfter } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { writeAsDesk, writeAsParty } from "@mandi/api/public/thread.service";
import type { Deal } from "../trade/deal";
import type { DealWorld } from "./deal-world";
import type { PlayedDeal } from "./scene";

interface Exchange {
  /** The deal it is about. */
  readonly about: string;
  readonly minutesAgo: number;
  readonly question: string;
  readonly answeredAfter: number;
  readonly answer: string;
}

const exchanges: readonly Exchange[] = [
  {
    about: "marked",
    minutesAgo: 28,
    question: "When can it be loaded?",
    answeredAfter: 9,
    answer: "The mill loads from tomorrow 7 am. A truck can be named as soon as the booking amount is paid.",
  },
  {
    about: "marked",
    minutesAgo: 15,
    question: "Is the mill test certificate included?",
    answeredAfter: 6,
    answer: "Yes, one for each heat. It comes with the invoice.",
  },
  {
    about: "loading",
    minutesAgo: 1_500,
    question: "Please load the 12 mm first, the site waits for it.",
    answeredAfter: 14,
    answer: "Passed on to the plant: the first vehicle takes the 12 mm.",
  },
  {
    about: "vehicle-booked",
    minutesAgo: 1_200,
    question: "Are there hours for unloading that the driver should know?",
    answeredAfter: 22,
    answer: "We gave the transporter the delivery notes from your address. Is there anything else?",
  },
  {
    about: "confirmed",
    minutesAgo: 900,
    question: "Can the rest be delivered one week later?",
    answeredAfter: 12,
    answer: "Yes. The seller keeps the stock until then.",
  },
];

/** The first buyer's questions to the desk about quotations, and its answers. */
export async function writeThread(
  tx: Db,
  { buyerId: partyId, staffId }: DealWorld,
  played: ReadonlyMap<Deal, PlayedDeal>,
  now: Date,
): Promise<void> {
  for (const { about, minutesAgo, question, answeredAfter, answer } of exchanges) {
    const deal = [...played.values()].find((one) => one.deal.key === about);
    if (deal === undefined) throw new Error(`The demo market has no deal ${about} to write about.`);
    const { quotationId } = deal;
    const at = secondsAfter(now, -minutesAgo * 60);
    await writeAsParty(tx, { quotationId, partyId, body: { text: question }, at });
    const answered = secondsAfter(at, answeredAfter * 60);
    await writeAsDesk(tx, { quotationId, partyId, staffId, body: { text: answer }, at: answered });
  }
}
