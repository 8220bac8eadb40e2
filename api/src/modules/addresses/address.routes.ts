import { AddressBody, AddressListAnswer } from "@mandi/shared/contract/address";
import { Id, MessageAnswer } from "@mandi/shared/contract/wire";
import { Object as ObjectOf } from "typebox";
import { found, Refusal } from "../../platform/errors";
import { defineRoute, type Route } from "../../platform/routes/route";
import {
  addressesAtMost,
  countAddresses,
  hideAddress,
  insertAddress,
  listAddresses,
  updateAddress,
} from "./address.store";

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
    handle: async ({ db, actor }) => ({ data: await listAddresses(db, actor.id) }),
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
      if ((await countAddresses(db, actor.id)) >= addressesAtMost) {
        throw new Refusal("refused", { message: `You can save at most ${addressesAtMost} addresses.` });
      }
      await insertAddress(db, actor.id, body, clock.now());
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
      found((await updateAddress(db, actor.id, params.id, body)) || undefined);
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
      found((await hideAddress(db, actor.id, params.id, clock.now())) || undefined);
      return { message: "The address was deleted." };
    },
  }),
];
