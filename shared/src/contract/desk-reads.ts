import { Integer, Object as ObjectOf, type Static } from "typebox";
import { catalogueReads } from "./desk-catalogue";
import { list, orNull, text } from "./desk-field";
import { moneyReads } from "./desk-money";
import { orderReads } from "./desk-order";
import { peopleReads } from "./desk-people";
import { quotationReads } from "./desk-quotation";
import { siteReads } from "./desk-site";
import { closed } from "./field";
import { Instant } from "./wire";

/** `GET /desk/queue`: how much waits for the desk, and since when the oldest of it. */
export const DeskQueueAnswer = list({
  what: text,
  count: Integer({ minimum: 0 }),
  oldest: orNull(Instant),
  command: text,
});
export type DeskQueueAnswer = Static<typeof DeskQueueAnswer>;

/** Everything the desk can look at. */
export const deskReads = {
  queue: {
    path: "/desk/queue",
    summary: "What waits for the desk",
    query: ObjectOf({}, closed),
    answer: DeskQueueAnswer,
  },
  ...quotationReads,
  ...orderReads,
  ...moneyReads,
  ...catalogueReads,
  ...siteReads,
  ...peopleReads,
} as const;
