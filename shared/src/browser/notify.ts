/** A short message of the product to the user, shown top right by the shell. */
export interface Notice {
  readonly tone: "success" | "error" | "info";
  readonly text: string;
  readonly durationMs: number;
}

/** Part of the shell contract: areas say it, the shell shows it. An event, so that no toast library is shared. */
export const noticeEvent = "mandi:notice";

/** Part of the shell contract: what was said before is over, because a question takes its place. */
export const noticesOverEvent = "mandi:notices-over";

/** Default life of a toast. */
export const noticeDurationMs = 2000;
/** Life of a toast on profile, enquiry and all transporter pages. */
export const shortNoticeDurationMs = 1500;

/** Toasts are for things the user did; a page's own trouble is in the page. */
export const notify = {
  success: (text: string, durationMs = noticeDurationMs) => send({ tone: "success", text, durationMs }),
  error: (text: string, durationMs = noticeDurationMs) => send({ tone: "error", text, durationMs }),
  info: (text: string, durationMs = noticeDurationMs) => send({ tone: "info", text, durationMs }),
};

/** Takes away what was said before, so that it does not lie over what comes now. */
export function endNotices(): void {
  window.dispatchEvent(new Event(noticesOverEvent));
}

function send(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(noticeEvent, { detail: notice }));
}
