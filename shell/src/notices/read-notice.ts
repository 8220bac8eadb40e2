import type { Notice } from "@mandi/shared/browser/notify";

/** The notice in an event; null when it contains none. Areas that send it may be older or newer than this shell. */
export function noticeOf(event: Event): Notice | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return isNotice(detail) ? detail : null;
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== "object" || value === null || !("tone" in value && "text" in value && "durationMs" in value))
    return false;
  const { tone, text, durationMs } = value;
  return (
    (tone === "success" || tone === "error" || tone === "info") &&
    typeof text === "string" &&
    typeof durationMs === "number"
  );
}
