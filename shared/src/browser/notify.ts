/** A short message of the product to the user, shown top right by the shell. */
export interface Notice {
  readonly tone: "success" | "error" | "info";
  readonly text: string;
  readonly durationMs: number;
}

/**
 * Part of the shell contract: areas send the event, the shell shows the toast. An event, so that no toast library has
 * to be shared.
 */
export const noticeEvent = "mandi:notice";

/** Part of the shell contract: removes the toasts on screen, because a question takes their place. */
export const noticesOverEvent = "mandi:notices-over";

/** How long a toast is shown by default. */
export const noticeDurationMs = 2000;
/** How long a toast is shown on profile, enquiry and all transporter pages. */
export const shortNoticeDurationMs = 1500;

/** Toasts are for the user's own actions; a page shows its own failures in the page. */
export const notify = {
  success: (text: string, durationMs = noticeDurationMs) => send({ tone: "success", text, durationMs }),
  error: (text: string, durationMs = noticeDurationMs) => send({ tone: "error", text, durationMs }),
  info: (text: string, durationMs = noticeDurationMs) => send({ tone: "info", text, durationMs }),
};

/** Removes the toasts on screen, so that they do not cover what comes next. */
export function endNotices(): void {
  window.dispatchEvent(new Event(noticesOverEvent));
}

/** What a toast said last, and until when it is shown. */
let said = { text: "", until: 0 };

/** Whether a toast of this page says this text now: what shows it too does not announce it again. */
export function isSaid(text: string): boolean {
  return said.text === text && Date.now() < said.until;
}

function send(notice: Notice): void {
  said = { text: notice.text, until: Date.now() + notice.durationMs };
  window.dispatchEvent(new CustomEvent<Notice>(noticeEvent, { detail: notice }));
}
