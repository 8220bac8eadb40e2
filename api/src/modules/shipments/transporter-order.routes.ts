import { OrderParams } from "@mandi/shared/contract/order";
import {
  TransporterOrderEventBody,
  TransporterOrderListAnswer,
  TransporterOrderListQuery,
} from "@mandi/shared/contract/transporter/order";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { personLimits } from "../../platform/limits/person-limits";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readCarriedOrders } from "./carried-orders.service";
import { presentTransporterOrder } from "./transporter-order.presenter";
import { takeTransporterStep } from "./transporter-step.service";

export const transporterOrderRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/transporter/order",
    summary: "Orders that the transporter carries, newest first",
    access: ["transporter"],
    rate: "read",
    idempotency: "none",
    query: TransporterOrderListQuery,
    answer: TransporterOrderListAnswer,
    async handle({ db, actor, query, clock }) {
      const page = await readCarriedOrders(db, actor.id, query, clock.now());
      return { ...page, data: page.data.map(presentTransporterOrder) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/transporter/order/:id/event",
    summary: "The transporter's own steps: vehicle, driver, documents, proof of delivery",
    access: ["transporter"],
    rate: "write",
    idempotency: "required",
    perPerson: personLimits.orderStep,
    params: OrderParams,
    body: TransporterOrderEventBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      return takeTransporterStep(db, {
        taker: "transporter",
        actorId: actor.id,
        orderId: params.id,
        event: body,
        at: clock.now(),
      });
    },
  }),
];
