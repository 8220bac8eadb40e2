import { traders } from "@mandi/shared/contract/role";
import { ThreadAnswer, ThreadMessageAnswer, ThreadMessageBody } from "@mandi/shared/contract/thread";
import { Id } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { linksFor } from "../uploads/upload-link.service";
import { presentMessage } from "./thread.presenter";
import { openThread, readAnswerMinutes, writeAsParty } from "./thread.service";

const QuotationParams = ObjectOf({ id: Id }, { additionalProperties: false });

export const threadRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/quotation-thread/:id",
    summary: "What the caller and the desk have written to each other about a quotation",
    access: traders,
    rate: "read",
    idempotency: "none",
    params: QuotationParams,
    answer: ThreadAnswer,
    async handle({ db, clock, actor, params }) {
      const [messages, answers_within, linkOf] = await Promise.all([
        openThread(db, params.id, actor.id),
        readAnswerMinutes(db),
        linksFor(db, actor.id, clock.now()),
      ]);
      return { data: messages.map((message) => presentMessage(message, linkOf)), answers_within };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/quotation-thread/:id",
    summary: "Writes to the desk about a quotation",
    access: traders,
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.message,
    params: QuotationParams,
    body: ThreadMessageBody,
    answer: ThreadMessageAnswer,
    async handle({ db, clock, actor, params, body }) {
      const id = await writeAsParty(db, { quotationId: params.id, partyId: actor.id, body, at: clock.now() });
      return { message: "Your message was sent to our desk.", id };
    },
  }),
];
