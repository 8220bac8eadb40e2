import { OpenUploadQuery, UploadAnswer, UploadParams } from "@mandi/shared/contract/upload";
import { found } from "../../platform/errors";
import { FileContent } from "../../platform/routes/file-answer";
import { defineRoute, type Route } from "../../platform/routes/route";
import { openUpload, storeUpload } from "./upload.service";
import { linksFor } from "./upload-link.service";

/** Enough for a phone's photograph. */
const uploadRule = {
  maxBytes: 5 * 1024 * 1024,
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
} as const;

export const uploadRoutes: readonly Route[] = [
  defineRoute({
    method: "POST",
    path: "/upload",
    summary: "Stores one picture or document for a later step",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    upload: uploadRule,
    answer: UploadAnswer,
    async handle({ db, actor, clock, upload }) {
      const id = await storeUpload(db, { ownerId: actor.id, file: found(upload), at: clock.now() });
      const linkOf = await linksFor(db, actor.id, clock.now());
      return { message: "The file has been uploaded.", id, url: linkOf(id) ?? "" };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/upload/:id",
    summary: "A picture or document, for those whose order it belongs to",
    // The key in the address replaces a session where a browser cannot send one, as in an <img>.
    access: "anyone-or-session",
    rate: "read",
    idempotency: "none",
    params: UploadParams,
    query: OpenUploadQuery,
    answer: FileContent,
    handle: ({ db, actor, clock, params, query, ip, requestId }) =>
      openUpload(db, {
        id: params.id,
        actorId: actor?.id,
        key: query.key,
        address: ip,
        requestId,
        now: clock.now(),
      }),
  }),
];
