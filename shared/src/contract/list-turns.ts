import { Integer, Object as ObjectOf, Optional, type Static, type TSchema } from "typebox";
import { paged } from "./wire";

const counted = Integer({ minimum: 0 });

/** How many trades of a list wait for the caller, by side: together what the menu counts (docs/domain.md#my-turn). */
export const ListTurns = ObjectOf({ sent: counted, received: counted });
export type ListTurns = Static<typeof ListTurns>;

/** A page of quotations or orders; `turns` is there where the request has a `turn`. Additive. */
export const pagedTrades = <Row extends TSchema>(row: Row) =>
  ObjectOf({ ...paged(row).properties, turns: Optional(ListTurns) });
