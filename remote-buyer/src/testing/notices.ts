import { type Notice, noticeEvent } from "@mandi/shared/browser/notify";

/** What the running test's page says in toasts, as it comes. */
export function listenToNotices(): readonly Notice[] {
  const notices: Notice[] = [];
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) notices.push(event.detail);
  };
  window.addEventListener(noticeEvent, listener);
  leaving.push(() => window.removeEventListener(noticeEvent, listener));
  return notices;
}

const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});
