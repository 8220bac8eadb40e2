import {
  AssignBeltBody,
  BeltListAnswer,
  CityListAnswer,
  StateListAnswer,
} from "@mandi/shared/contract/transporter/belt";
import {
  AssignProductBody,
  AssignVehicleBody,
  TransporterProductListAnswer,
  TransporterVehicleListAnswer,
} from "@mandi/shared/contract/transporter/choices";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf, String as StringOf } from "typebox";
import { defineRoute, type Route } from "../../platform/routes/route";
import { cityNames, stateNames } from "../places/places";
import {
  assignBelt,
  assignProducts,
  assignVehicles,
  listBelts,
  readProductChoices,
  readVehicleChoices,
  removeBelt,
} from "./transporter.service";

const BeltParams = ObjectOf({ id: Id }, { additionalProperties: false });
const StateParams = ObjectOf({ state: StringOf({ minLength: 1, maxLength: 80 }) }, { additionalProperties: false });
const reading = { access: ["transporter"], rate: "read", idempotency: "none" } as const;
const writing = { access: ["transporter"], rate: "write", idempotency: "optional" } as const;

export const transporterRoutes: readonly Route[] = [
  defineRoute({
    ...reading,
    method: "GET",
    path: "/transporter/product",
    summary: "Products to choose from, with those the caller carries",
    answer: TransporterProductListAnswer,
    handle: ({ db, actor }) => readProductChoices(db, actor.id),
  }),
  defineRoute({
    ...reading,
    method: "GET",
    path: "/transporter/vehicle",
    summary: "Vehicles to choose from, with those the caller has",
    answer: TransporterVehicleListAnswer,
    handle: ({ db, actor }) => readVehicleChoices(db, actor.id),
  }),
  defineRoute({
    ...reading,
    method: "GET",
    path: "/transporter/belt",
    summary: "The caller's belts",
    answer: BeltListAnswer,
    handle: async ({ db, actor }) => ({ data: await listBelts(db, actor.id) }),
  }),
  defineRoute({
    ...reading,
    method: "GET",
    path: "/transporter/state",
    summary: "Names of the states",
    answer: StateListAnswer,
    handle: async () => ({ state_list: [...stateNames()] }),
  }),
  defineRoute({
    ...reading,
    method: "GET",
    path: "/transporter/city/:state",
    summary: "Names of a state's cities",
    params: StateParams,
    answer: CityListAnswer,
    handle: async ({ params }) => ({ city_list: [...cityNames(params.state)] }),
  }),
  defineRoute({
    ...writing,
    method: "POST",
    path: "/transporter/assign-product",
    summary: "Which products the caller carries",
    body: AssignProductBody,
    answer: MessageAnswer,
    async handle({ db, actor, body }) {
      await assignProducts(db, actor.id, body.commodity_product);
      return { message: "Your products have been updated." };
    },
  }),
  defineRoute({
    ...writing,
    method: "POST",
    path: "/transporter/assign-vehicle",
    summary: "Which vehicles the caller has",
    body: AssignVehicleBody,
    answer: MessageAnswer,
    async handle({ db, actor, body }) {
      await assignVehicles(db, actor.id, body.vehicle);
      return { message: "Your vehicles have been updated." };
    },
  }),
  defineRoute({
    ...writing,
    method: "POST",
    path: "/transporter/assign-belt",
    summary: "Adds a belt, or replaces the named one",
    body: AssignBeltBody,
    answer: MessageAnswer,
    async handle({ db, clock, actor, body }) {
      await assignBelt(db, actor.id, body, clock.now());
      return { message: body.id === undefined ? "Your belt has been added." : "Your belt has been updated." };
    },
  }),
  defineRoute({
    ...writing,
    method: "DELETE",
    path: "/transporter/belt/:id",
    summary: "Deletes a belt of the caller (additive)",
    params: BeltParams,
    answer: MessageAnswer,
    async handle({ db, actor, params }) {
      await removeBelt(db, actor.id, params.id);
      return { message: "Your belt has been deleted." };
    },
  }),
];
