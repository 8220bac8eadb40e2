import { type Notice, noticeEvent } from "../browser/notify";

/** What the page of the running test says in toasts, as it comes; nothing is recorded after the test ends. */
export function listenToNotices(): readonly Notice[] {
  const notices: Notice[] = [];
  const take = (event: Event): void => {
    if (event instanceof CustomEvent) notices.push(event.detail);
  };
  window.addEventListener(noticeEvent, take);
  leaving.push(() => window.removeEventListener(noticeEvent, take));
  return notices;
}

const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});
