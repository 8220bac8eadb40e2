import { UserDocumentBody, UserDocumentListAnswer } from "@mandi/shared/contract/user-document";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listOwnDocuments, sendDocument } from "./user-document.service";

export const userDocumentRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/user-document",
    summary: "The documents that the caller is asked for, with the last one they sent of each",
    access: ["seller", "transporter"],
    rate: "read",
    idempotency: "none",
    answer: UserDocumentListAnswer,
    handle: ({ db, actor, clock }) => listOwnDocuments(db, actor, clock.now()),
  }),
  defineRoute({
    method: "POST",
    path: "/user-document",
    summary: "Sends an uploaded file as one of the documents that the desk verifies",
    access: ["seller", "transporter"],
    rate: "write",
    idempotency: "optional",
    perPerson: personLimits.userDocument,
    body: UserDocumentBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      await sendDocument(db, actor, body, clock.now());
      return { message: "The document is sent. We will review it and tell you if something is wrong." };
    },
  }),
];
