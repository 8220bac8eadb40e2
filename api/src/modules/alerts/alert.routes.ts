import { AlertSwitchBody, AlertsAnswer, IngotAlertBody, PriceAlertBody } from "@mandi/shared/contract/alert";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { defineRoute, type Route } from "../../platform/routes/route";
import { chooseIngotAlert, choosePriceAlert, readAlerts, switchAlerts } from "./alert.service";

export const alertRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/alert",
    summary: "The price alerts that the caller has chosen",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    answer: AlertsAnswer,
    handle: ({ db, actor, clock }) => readAlerts(db, actor.id, clock.now()),
  }),
  defineRoute({
    method: "POST",
    path: "/alert",
    summary: "Switches all alerts of the caller on or off",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: AlertSwitchBody,
    answer: MessageAnswer,
    async handle({ db, actor, body }) {
      await switchAlerts(db, actor.id, body.is_on);
      return { message: body.is_on ? "Alerts are on." : "Alerts are off." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alert/price",
    summary: "How the caller follows the price of an offer on their watch list",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: PriceAlertBody,
    answer: MessageAnswer,
    async handle({ db, actor, body }) {
      await choosePriceAlert(db, actor.id, body);
      return { message: body.rule === "off" ? "Alerts for this price are off." : "The alert is saved." };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alert/ingot",
    summary: "How the caller follows the ingot price of a place",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: IngotAlertBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      await chooseIngotAlert(db, actor.id, body, clock.now());
      return { message: body.move === null ? `Alerts for ${body.location} are off.` : "The alert is saved." };
    },
  }),
];
