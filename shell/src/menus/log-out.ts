import { clearDevice } from "@mandi/shared/browser/device-store";
import { notify } from "@mandi/shared/browser/notify";
import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { menus } from "@mandi/shared/messages/menus";
import { closeSession, sessionStore, setDelivery } from "@mandi/shared/session";
import { redirectLater } from "./logging-out";

/** The page stays for this long, so that the notice can be read. */
const redirectDelayMs = 1000;
const noticeMs = 2000;

/**
 * The person's own logout. The server is notified but not awaited: offline or not, this device is logged
 * out at once. The call is sent first, because it still needs the token.
 */
export function logOut(goTo: (path: string, options: { readonly state: unknown }) => unknown): void {
  http.post("/logout", undefined, MessageAnswer).catch(() => undefined);
  redirectLater(() => goTo("/", { state: withoutQuestion }), redirectDelayMs);
  const phone = sessionStore.getState().user?.phone;
  closeSession();
  if (phone !== undefined) clearDevice(phone);
  setDelivery(null);
  notify.info(menus.loggedOut, noticeMs);
}
