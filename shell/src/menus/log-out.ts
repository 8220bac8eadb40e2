import { clearDevice } from "@mandi/shared/browser/device-store";
import { notify } from "@mandi/shared/browser/notify";
import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { shell } from "@mandi/shared/messages/shell";
import { closeSession, sessionStore, setDelivery } from "@mandi/shared/session";

/** The page stays for this long, so that the notice can be read. */
const redirectDelayMs = 1000;
const noticeMs = 2000;

let redirect: ReturnType<typeof setTimeout> | undefined;

/**
 * Between the person's own logout and the redirect home. Guards do nothing in the meantime: otherwise a guarded page would
 * first redirect to /login, and the person would see two pages flash by.
 */
export function isLoggingOut(): boolean {
  return redirect !== undefined;
}

/**
 * The person's own logout. The server is notified but not awaited: offline or not, this device is signed
 * out at once. The call is sent first, because it still needs the token.
 */
export function logOut(goTo: (path: string, options: { readonly state: unknown }) => unknown): void {
  http.post("/logout", undefined, MessageAnswer).catch(() => undefined);
  clearTimeout(redirect);
  redirect = setTimeout(() => {
    redirect = undefined;
    goTo("/", { state: withoutQuestion });
  }, redirectDelayMs);
  const phone = sessionStore.getState().user?.phone;
  closeSession();
  if (phone !== undefined) clearDevice(phone);
  setDelivery(null);
  notify.info(shell.loggedOut, noticeMs);
}
