import { type Notice, noticeEvent } from "../browser/notify";

/** The toasts of the running test's page, in order; nothing is recorded after the test ends. */
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
