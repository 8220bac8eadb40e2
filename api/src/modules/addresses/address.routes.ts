import { AddressBody, AddressListAnswer } from "@mandi/shared/contract/address";
import { UsualPlaceAnswer } from "@mandi/shared/contract/usual-place";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import { defineRoute, type Route } from "../../platform/routes/route";
import { changeAddress, deleteAddress, findUsualPlace, listAddressList, saveAddress } from "./address.service";

const AddressParams = ObjectOf({ id: Id }, { additionalProperties: false });

export const addressRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/address",
    summary: "The caller's saved addresses",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    answer: AddressListAnswer,
    handle: async ({ db, actor }) => ({ data: await listAddressList(db, actor.id) }),
  }),
  defineRoute({
    method: "POST",
    path: "/address",
    summary: "Save an address",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: AddressBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      await saveAddress(db, actor.id, body, clock.now());
      return { message: "The address was saved." };
    },
  }),
  defineRoute({
    method: "PUT",
    path: "/address/:id",
    summary: "Change a saved address",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    params: AddressParams,
    body: AddressBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body }) {
      await changeAddress(db, actor.id, params.id, body);
      return { message: "The address was updated." };
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/address/:id",
    summary: "Delete a saved address",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    params: AddressParams,
    answer: MessageAnswer,
    async handle({ db, actor, params, clock }) {
      await deleteAddress(db, actor.id, params.id, clock.now());
      return { message: "The address was deleted." };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/usual-place",
    summary: "Where the caller's goods usually go",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    answer: UsualPlaceAnswer,
    handle: async ({ db, actor }) => ({ data: await findUsualPlace(db, actor.id) }),
  }),
];
