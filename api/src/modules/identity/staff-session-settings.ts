import { Integer } from "typebox";
import type { Setting } from "../site/settings";

const Hours = Integer({ minimum: 1, maximum: 168 });
const Minutes = Integer({ minimum: 1, maximum: 1_440 });

/** A session of a member of staff ends on the server after this many hours, whatever the cookie says. */
export const staffSessionHours: Setting<typeof Hours> = { key: "staff_session_hours", schema: Hours, fallback: 12 };

/** A one-time code counts as new for this many minutes; after that money and rights ask for another one. */
export const staffCodeMinutes: Setting<typeof Minutes> = { key: "staff_code_minutes", schema: Minutes, fallback: 30 };
