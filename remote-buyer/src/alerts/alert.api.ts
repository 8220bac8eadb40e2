import {
  type AlertSwitchBody,
  AlertsAnswer,
  type IngotAlertBody,
  type PriceAlertBody,
} from "@mandi/shared/contract/alert";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The caller's alerts. */
export async function readAlerts(signal: AbortSignal): Promise<AlertsAnswer["data"]> {
  return (await http.get("/alert", AlertsAnswer, { signal })).data;
}

export const switchAlerts = (body: AlertSwitchBody): Promise<MessageAnswer> => http.post("/alert", body, MessageAnswer);

export const savePriceAlert = (body: PriceAlertBody): Promise<MessageAnswer> =>
  http.post("/alert/price", body, MessageAnswer);

export const saveIngotAlert = (body: IngotAlertBody): Promise<MessageAnswer> =>
  http.post("/alert/ingot", body, MessageAnswer);
