import { Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed } from "./field";
import { Id, MessageAnswer } from "./wire";

/** `GET /upload/{id}` (additive). */
export const UploadParams = ObjectOf({ id: Id }, closed);

/** The key is part of the addresses of files in answers; clients never build such an address themselves. */
export const OpenUploadQuery = ObjectOf(
  { key: Optional(StringOf({ pattern: "^\\d{1,16}\\.\\d{1,12}\\.[A-Za-z0-9_-]{43}$", maxLength: 80 })) },
  closed,
);

/**
 * `POST /upload` (additive): one picture or document, at most 5 MB; the event that uses it refers to the key in the
 * answer.
 */
export const UploadAnswer = ObjectOf({ ...MessageAnswer.properties, id: Id, url: StringOf() });
export type UploadAnswer = Static<typeof UploadAnswer>;
