import { Object as ObjectOf, Optional, String as StringOf } from "typebox";
import { closed } from "./field";
import { Id } from "./wire";

/** `GET /upload/{id}` (additive). */
export const UploadParams = ObjectOf({ id: Id }, closed);

/** The key stands in the addresses that answers name files by; nobody makes one himself. */
export const OpenUploadQuery = ObjectOf(
  { key: Optional(StringOf({ pattern: "^\\d{1,16}\\.\\d{1,12}\\.[A-Za-z0-9_-]{43}$", maxLength: 80 })) },
  closed,
);
