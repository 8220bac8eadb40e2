import { quotationWrites as writes } from "@mandi/shared/contract/desk/quotation";
import type { CloseAsRead } from "@mandi/shared/contract/desk/quotation-as-read";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { partiesOfQuotation } from "../../../reads/desk/parties.read";
import {
  type DeskMove,
  extendWindow,
  markQuotation,
  rejectQuotation,
  remarkQuotation,
} from "../../auction/marking/marking.service";
import { lockChoice, readChoice } from "../../auction/marking/pairs.service";
import { hadColleague } from "../../identity/standing.service";
import { landedPerTonne, mayMarkAlone } from "../mark-alone.service";
import { choiceOf, type MarkBody } from "../marking-choice.service";
import { choiceInWords } from "../marking-words.service";
import { type DeskContext, deskAction, type Reading } from "./desk-action";

const subject = (id: number): TrailSubject => `quotation:${id}`;

function move(id: number, { expected_close: close }: CloseAsRead, { actorId, at, reason }: DeskContext): DeskMove {
  const closeAsRead = close === undefined ? undefined : new Date(close);
  return { quotationId: id, staffId: actorId, reason, at, closeAsRead };
}

async function markingOf(tx: Db, id: number, body: MarkBody, context: DeskContext) {
  const { desk, ...pair } = await choiceOf(tx, body);
  return { ...move(id, body, context), ...pair, terms: desk };
}

/**
 * Whether a pair that is not the lowest that can deliver is above what one person may mark alone, so that somebody else checks the reason
 * first. Decided under the lock of the marking, so that no lower offer comes in between.
 */
async function needsSecond(tx: Db, id: number, body: MarkBody, { actorId, at }: PersonContext): Promise<boolean> {
  const choice = await lockChoice(tx, id, await choiceOf(tx, body), at);
  const isAlone = await mayMarkAlone(tx);
  return !isAlone(choice) && (await hadColleague(tx, actorId));
}

async function pairInWords(db: Db, id: number, body: MarkBody, { at }: Reading): Promise<string> {
  const choice = await choiceOf(db, body);
  return choiceInWords(db, await readChoice(db, id, choice, at), choice.desk);
}

/**
 * Compares the marked price with the one that was read. The marking is made first, so that its price is final; a refusal rolls it
 * back. A call without a price is answered with the marked price. @throws Refusal 409
 */
async function bindPrice(tx: Db, id: number, body: MarkBody, at: Date): Promise<string> {
  const { chosen } = await readChoice(tx, id, await choiceOf(tx, body), at);
  if (body.expected_landed === undefined) {
    return chosen
      ? ` No expected price was given. The landed price is ${formatPaise(landedPerTonne(chosen))} per MT.`
      : "";
  }
  if (chosen === undefined)
    throw new Refusal("conflict", { message: "This pair can no longer be marked. Please choose another one." });
  const now = landedPerTonne(chosen);
  const read = paiseFromRupees(body.expected_landed);
  if (read === now) return "";
  const message = `The landed price of this pair is now ${formatPaise(now)} per MT, not ${formatPaise(read)}.`;
  throw new Refusal("conflict", { message });
}

/** Whom more time does not reach. */
const leftOutWords = (cities: readonly string[]): string =>
  cities.length === 0
    ? ""
    : ` The city was chosen at the close, so sellers in ${cities.join(", ")} can no longer make offers; they are told why.`;

/** The desk's acts on quotations. Quotations record their own moves in the trail. */
export const quotationActions = [
  deskAction("quotation mark", writes["quotation mark"], {
    subject,
    parties: partiesOfQuotation,
    needsSecond,
    heading: "Choose the seller and the freight of a quotation",
    shows: pairInWords,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await markQuotation(tx, await markingOf(tx, id, body, context));
      const price = await bindPrice(tx, id, body, context.at);
      return { message: `The seller is marked. The buyer can pay the booking amount.${price}`, warnings };
    },
  }),
  deskAction("quotation remark", writes["quotation remark"], {
    subject,
    parties: partiesOfQuotation,
    needsSecond,
    heading: "Choose another seller or freight for a quotation",
    shows: pairInWords,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await remarkQuotation(tx, await markingOf(tx, id, body, context));
      const price = await bindPrice(tx, id, body, context.at);
      return { message: `The quotation is marked again.${price}`, warnings };
    },
  }),
  deskAction("quotation reject", writes["quotation reject"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      await rejectQuotation(tx, move(id, body, context));
      return { message: "The quotation is rejected." };
    },
  }),
  deskAction("quotation extend", writes["quotation extend"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const until = new Date(body.until);
      const leftOut = await extendWindow(tx, { ...move(id, body, context), until });
      return { message: `The bidders have time until ${formatMoment(until)} IST.${leftOutWords(leftOut)}` };
    },
  }),
];
