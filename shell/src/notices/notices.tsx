import type { Notice } from "@mandi/shared/browser/notify";
import { noticeEvent, noticesOverEvent } from "@mandi/shared/browser/notify";
import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLatePart } from "../frame/use-late-part";
import { whenIdle } from "../frame/when-idle";
import { useSessionRound } from "../session/session-round";
import { PlainNotices } from "./plain-notices";
import { noticeOf } from "./read-notice";

/**
 * Receives the notices of areas and shell and shows them top right. The toast library comes when the browser is idle,
 * or with the first notice; earlier notices wait for it. The notices of a person disappear with their session.
 */
export function Notices() {
  const { part, missing, prepare, want } = useLatePart(() => import(/* webpackChunkName: "idle" */ "./toasts"));
  const round = useSessionRound();
  const [waiting, setWaiting] = useState<readonly Notice[]>([]);
  /** Shows a notice; null while there is no container for one, for example just after a session has ended. */
  const show = useRef<((notice: Notice) => void) | null>(null);

  useEffect(() => whenIdle(prepare), [prepare]);

  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (!hasSessionEnded(now, before)) return;
        show.current = null;
        setWaiting([]);
      }),
    [],
  );

  useEffect(() => {
    function handleNotice(event: Event): void {
      const notice = noticeOf(event);
      if (notice === null) return;
      if (show.current) show.current(notice);
      else {
        setWaiting((before) => (before.some((one) => isSame(one, notice)) ? before : [...before, notice]));
        want();
      }
    }
    window.addEventListener(noticeEvent, handleNotice);
    return () => window.removeEventListener(noticeEvent, handleNotice);
  }, [want]);

  useEffect(() => {
    function handleOver(): void {
      setWaiting([]);
      part?.endToasts();
    }
    window.addEventListener(noticesOverEvent, handleOver);
    return () => window.removeEventListener(noticesOverEvent, handleOver);
  }, [part]);

  /** The live region must exist before the first message is added, or screen readers miss it. */
  const handleReady = useCallback(() => {
    show.current = part?.showToast ?? null;
  }, [part]);

  useEffect(() => {
    if (!show.current || waiting.length === 0) return;
    for (const notice of waiting) show.current(notice);
    setWaiting([]);
  });

  const handleOver = useCallback((over: Notice) => setWaiting((before) => before.filter((one) => one !== over)), []);

  if (part) return <part.Toasts key={round} onReady={handleReady} />;
  return missing && <PlainNotices notices={waiting} onOver={handleOver} />;
}

/** A notice that is repeated while it is still visible is shown once. */
function isSame(one: Notice, other: Notice): boolean {
  return one.tone === other.tone && one.text === other.text;
}
