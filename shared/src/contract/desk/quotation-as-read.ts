import { Number as NumberOf, Optional } from "typebox";
import { highestRate } from "../field";
import { deskInstant } from "./field";

/** The close of a quotation on which an act was decided. Additive. */
export const closeAsRead = {
  /** The `deadline` that was read: the act is refused (409) when it has moved since. */
  expected_close: Optional(deskInstant),
};

export interface CloseAsRead {
  readonly expected_close?: string;
}

/** The same, and the price of a marking. */
export const markingAsRead = {
  ...closeAsRead,
  /** The landed price per MT before GST that was read: the marking is refused (409) when it has changed since. */
  expected_landed: Optional(NumberOf({ minimum: 0, maximum: highestRate, multipleOf: 0.01 })),
};
