/** The person typed something that cannot be meant; the message says what to type. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
