/** Why an amount, a quantity or a percentage was not accepted at the border. */
export type MoneyErrorCode = "not-a-number" | "too-many-decimals" | "out-of-range";

/** Thrown where a value crosses the border into integer money; the message is for developers, never for a page. */
export class MoneyError extends Error {
  override readonly name = "MoneyError";
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
