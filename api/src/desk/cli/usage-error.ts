/** The person typed something invalid; the message says what to type. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
