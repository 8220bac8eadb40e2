import { Integer, Number as NumberOf, Optional, String as StringOf, Unknown } from "typebox";

/*
 * Fields of requests. Every one is bounded, and `message` is what the server answers for it; where the specification gives a
 * wording (A11), it is that wording, misspellings included.
 */

/** Free text of one or a few lines, at most `maxLength` characters. */
export const textField = (maxLength: number) => StringOf({ maxLength });

/** Text that must not be empty or blank. */
export const requiredText = (maxLength: number, message: string) =>
  StringOf({ minLength: 1, maxLength, pattern: "\\S", message });

/**
 * A name, a place, a number: one line without invisible characters or ones that change the direction of writing; may be
 * empty.
 */
export const lineField = (maxLength: number) => StringOf({ maxLength, format: "line" });

/** One line that must not be empty or blank. */
export const requiredLine = (maxLength: number, message: string) =>
  StringOf({ minLength: 1, maxLength, pattern: "\\S", format: "line", message });

/** Ten digits. */
export const phoneField = (message: string) => StringOf({ pattern: "^[0-9]{10}$", maxLength: 10, message });

/** Ten digits or nothing. */
export const optionalPhone = (message: string) => StringOf({ pattern: "^([0-9]{10})?$", maxLength: 10, message });

const sixDigits = { pattern: "^[0-9]{6}$", maxLength: 6, message: "The pincode must be 6 digits" };

/** Six digits. */
export const pincodeField = StringOf(sixDigits);

/** Six digits, with a separate message for a pincode that is missing or empty. */
export const requiredPincode = (messageWhenMissing: string) =>
  StringOf({ ...sixDigits, minLength: 1, messageWhenMissing });

/** An e-mail address or nothing. */
export const optionalEmail = StringOf({
  pattern: "^([^@\\s]{1,64}@[^@\\s]{1,180}\\.[^@\\s.]{2,24})?$",
  maxLength: 254,
  message: "Please enter a valid email",
});

/** Key of an object chosen in a form. */
export const chosenId = (message: string) => Integer({ minimum: 1, maximum: 2 ** 53 - 1, message });

/** The largest price per MT that a person can enter, in rupees: one crore. */
export const highestRate = 10_000_000;

/** Rupees per MT that a person enters: not negative, at most one crore, at most two decimals. */
export const rupeesField = (message: string) =>
  NumberOf({ minimum: 0, maximum: highestRate, multipleOf: 0.01, message });

/** An amount that a client sends back as it received it and that the server never reads: only bounded. */
export const ignoredAmount = NumberOf({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 });

/** A field that a client may send and the server never reads: of any shape, bounded by size and depth of the whole request. */
export const ignoredField = Optional(Unknown({ isIgnored: true }));

/** Percent that a person enters, at most two decimals. */
export const percentField = (message: string) => NumberOf({ minimum: 0, maximum: 100, multipleOf: 0.01, message });

/** No fields other than the named ones: anything that no rule has checked is refused. */
export const closed = { additionalProperties: false } as const;
