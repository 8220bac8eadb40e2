import { traders } from "@mandi/shared/contract/role";
import { ThreadAnswer, ThreadMessageAnswer, ThreadMessageBody, ThreadReadBody } from "@mandi/shared/contract/thread";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { linksFor } from "../uploads/upload-link.service";
import { presentMessage } from "./thread.presenter";
import { findAnswerMinutes, markThreadRead, openThread, writeAsParty } from "./thread.service";

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
      const [{ messages, readTo }, answers_within, linkOf] = await Promise.all([
        openThread(db, params.id, actor.id),
        findAnswerMinutes(db),
        linksFor(db, actor.id, clock.now()),
      ]);
      const data = messages.map((message) => presentMessage(message, linkOf));
      return { data, answers_within, read_to: readTo };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/quotation-thread/:id/read",
    summary: "Marks what the desk wrote to the caller about a quotation as read, up to a message",
    access: traders,
    rate: "write",
    idempotency: "optional",
    params: QuotationParams,
    body: ThreadReadBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body }) {
      await markThreadRead(db, { quotationId: params.id, partyId: actor.id, messageId: body.message_id });
      return { message: "Marked as read." };
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
