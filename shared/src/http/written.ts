/** Sent after each write that succeeded: what waits for them may have changed. */
export const writtenEvent = "mandi:written";

export function tellWritten(): void {
  window.dispatchEvent(new Event(writtenEvent));
}
