import type { QueueKind } from "@mandi/shared/contract/desk/queue";
import { Integer, Number as NumberOf, Object as ObjectOf, type TSchema } from "typebox";
import { staffNetworks } from "../identity/staff-networks";
import { staffCodeMinutes, staffSessionHours } from "../identity/staff-session-settings";
import type { Setting } from "../site/settings";

const Amount = NumberOf({ minimum: 0, maximum: 1_000_000_000, multipleOf: 0.01 });
const Days = Integer({ minimum: 1, maximum: 30 });

/** A money act of the desk above this many rupees waits for a second person. */
export const secondPersonAbove: Setting<typeof Amount> = {
  key: "second_person_above_rupees",
  schema: Amount,
  fallback: 1_000_000,
};

/**
 * The most rupees that one staff member may move alone within the days below, and that may be moved alone for one person.
 * An act that would exceed it waits for a second person, so that a large amount cannot pass in small parts.
 */
export const secondPersonTotal: Setting<typeof Amount> = {
  key: "second_person_total_rupees",
  schema: Amount,
  fallback: 1_000_000,
};

/** The number of days, up to now, over which the total is taken. */
export const secondPersonDays: Setting<typeof Days> = {
  key: "second_person_total_days",
  schema: Days,
  fallback: 1,
};

const Minutes = Integer({ minimum: 1, maximum: 43_200 });
const minutesOfKind = {
  quotation: Minutes,
  message: Minutes,
  payment: Minutes,
  "second person": Minutes,
  order: Minutes,
  user: Minutes,
  credit: Minutes,
  listing: Minutes,
  "freight bill": Minutes,
  "unbilled freight": Minutes,
  "e-invoice": Minutes,
  "e-way bill": Minutes,
  tax: Minutes,
  inbox: Minutes,
} satisfies Record<QueueKind, TSchema>;
const AnswerMinutes = ObjectOf(minutesOfKind, { additionalProperties: false });

/** The minutes within which the desk aims to look at what waits, by kind: they order the queue, but nothing lapses. */
export const answerMinutes: Setting<typeof AnswerMinutes> = {
  key: "desk_answer_minutes",
  schema: AnswerMinutes,
  fallback: {
    quotation: 30,
    message: 30,
    payment: 120,
    "second person": 60,
    order: 1440,
    user: 1440,
    credit: 2880,
    listing: 1440,
    "freight bill": 2880,
    "unbilled freight": 10_080,
    "e-invoice": 1440,
    "e-way bill": 60,
    tax: 10_080,
    inbox: 1440,
  },
};

/** For how many minutes an item of the queue counts as taken by somebody who has not decided it. */
export const takenMinutes: Setting<typeof Minutes> = { key: "desk_taken_minutes", schema: Minutes, fallback: 30 };

/** The limits of one person and of their session: nobody can change them alone. */
export const secondPersonSettings: readonly Setting<TSchema>[] = [
  secondPersonAbove,
  secondPersonTotal,
  secondPersonDays,
  staffSessionHours,
  staffCodeMinutes,
  staffNetworks,
];
