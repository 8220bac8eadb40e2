import type { Notice } from "@mandi/shared/browser/notify";
import { noticeEvent } from "@mandi/shared/browser/notify";
import { useCallback, useEffect, useRef } from "react";
import { useLatePart } from "../frame/use-late-part";
import { whenIdle } from "../frame/when-idle";

/**
 * Hears what areas and shell have to say and shows it top right. The toast library comes when the browser is idle,
 * or with the first notice; what is said earlier waits for it.
 */
export function Notices() {
  const { part, prepare } = useLatePart(() => import("./toasts"));
  const waiting = useRef<Notice[]>([]);
  const show = part?.showToast;

  useEffect(() => whenIdle(prepare), [prepare]);

  useEffect(() => {
    function handleNotice(event: Event): void {
      const notice = noticeOf(event);
      if (notice === null) return;
      if (show) show(notice);
      else {
        waiting.current.push(notice);
        prepare();
      }
    }
    window.addEventListener(noticeEvent, handleNotice);
    return () => window.removeEventListener(noticeEvent, handleNotice);
  }, [show, prepare]);

  /** The live region must stand before the first words go in, or a screen reader misses them. */
  const handleReady = useCallback(() => {
    for (const notice of waiting.current.splice(0)) show?.(notice);
  }, [show]);

  return part && <part.Toasts onReady={handleReady} />;
}

function noticeOf(event: Event): Notice | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return isNotice(detail) ? detail : null;
}

/** Said by areas that may be older or newer than this shell. */
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
