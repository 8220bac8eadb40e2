import { Enum, Integer, Number as NumberOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";

/** Web vitals of a page: largest paint, slowest interaction, layout shift, first byte, time blocked by long tasks. */
export const vitalNames = ["LCP", "INP", "CLS", "TTFB", "TBT"] as const;
export type VitalName = (typeof vitalNames)[number];

/** `POST /area-vitals`: one measure of one page, attributed to the version of the area that was on screen when it happened. */
export const VitalReport = ObjectOf(
  {
    area: StringOf({ pattern: "^[a-z][a-z0-9-]{1,30}$", maxLength: 31 }),
    version: StringOf({ pattern: "^[0-9a-f]{16}$" }),
    revision: Integer({ minimum: 0 }),
    bucket: Integer({ minimum: 0, maximum: 99 }),
    name: Enum([...vitalNames]),
    /** Milliseconds; for CLS the score itself. */
    value: NumberOf({ minimum: 0, maximum: 600_000 }),
  },
  { additionalProperties: false },
);
export type VitalReport = Static<typeof VitalReport>;
