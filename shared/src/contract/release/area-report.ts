import { Enum, Integer, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";

/** The kinds of failure that the shell distinguishes. */
export const loadFailureKinds = [
  "network",
  "http",
  "timeout",
  "integrity",
  "invalid-module",
  "evaluation",
  "chunk",
  "render",
] as const;
export type LoadFailureKind = (typeof loadFailureKinds)[number];

/**
 * `POST /area-report`: a short report of each area load, successful or not. `kind` is empty for a success; `reference`
 * is the code that the user was shown.
 */
export const AreaReport = ObjectOf(
  {
    area: StringOf({ pattern: "^[a-z][a-z0-9-]{1,30}$", maxLength: 31 }),
    version: StringOf({ pattern: "^[0-9a-f]{0,16}$", maxLength: 16 }),
    revision: Integer({ minimum: 0 }),
    bucket: Integer({ minimum: 0, maximum: 99 }),
    outcome: Enum(["loaded", "failed"]),
    kind: Enum(["", ...loadFailureKinds]),
    duration_ms: Integer({ minimum: 0, maximum: 600_000 }),
    reference: StringOf({ maxLength: 12 }),
    message: StringOf({ maxLength: 300 }),
    /** Of a failure: where it was thrown, in built files of the product. */
    stack: Optional(StringOf({ maxLength: 2400 })),
  },
  { additionalProperties: false },
);
export type AreaReport = Static<typeof AreaReport>;
