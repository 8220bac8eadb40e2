import { type Notice, noticeEvent } from "@mandi/shared/browser/notify";

/** Everything the area says by toast, for one test. */
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
