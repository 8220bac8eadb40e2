import type { DeskThreadAnswer, DeskThreadListAnswer } from "../contract/desk/thread";
import { ThreadAnswer, type ThreadMessage } from "../contract/thread";
import { deskMinutes } from "./desk-builders";
import type { FakeApi } from "./fake-api";

/** Builders of the answers to the calls of threads. */

/** A message of the party. */
export function aMessage(change: Partial<ThreadMessage> = {}): ThreadMessage {
  return { id: 1, is_desk: 0, text: "Can it be loaded on Monday?", at: deskMinutes(-30), files: [], ...change };
}

/** A thread in which the buyer waits. */
export function aDeskThread(change: Partial<DeskThreadAnswer["data"]> = {}): DeskThreadAnswer["data"] {
  return {
    id: 12,
    quotation_id: 184,
    number: "Q2627000184",
    goods: "TMT Bar 30 MT, Raipur",
    party: "Agrawal Traders",
    phone: "9425211184",
    side: "buyer",
    waits_since: deskMinutes(-30),
    messages: [{ ...aMessage(), author: "Agrawal Traders" }],
    ...change,
  };
}

/** The buyer as a party with whom the desk can exchange messages. */
export function aThreadParty(
  change: Partial<DeskThreadListAnswer["data"][number]> = {},
): DeskThreadListAnswer["data"][number] {
  return {
    party_id: 41,
    party: "Agrawal Traders",
    side: "buyer",
    thread_id: 12,
    messages: 1,
    waits_since: deskMinutes(-30),
    ...change,
  };
}

/** Answers the thread of a page that is about something else: no messages yet. */
export function nobodyWrote(api: FakeApi): void {
  api.answer("GET /quotation-thread/:id", ThreadAnswer, { data: [] });
}
