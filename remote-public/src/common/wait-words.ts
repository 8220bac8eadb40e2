import { content } from "@mandi/shared/messages/public-content";

/** `45 seconds`, `12 minutes`: how long a 429 asks to wait. Rounded up, so that nobody is refused twice. */
export function waitWords(seconds: number): string {
  return seconds < 90 ? content.seconds(seconds) : content.minutes(Math.ceil(seconds / 60));
}
