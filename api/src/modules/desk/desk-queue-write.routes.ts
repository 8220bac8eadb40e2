import { queueWrites } from "@mandi/shared/contract/desk/queue-work";
import { defineRoute, type Route } from "../../platform/routes/route";
import { giveBackItem, takeItem } from "./queue-taken.service";
import { dropQueueView, saveQueueView } from "./queue-view.service";

const write = { method: "POST", access: ["staff"], rate: "write", idempotency: "none" } as const;

/** What staff do in the queue for themselves and each other. These are not acts, so they take no reason and leave no line in the trail. */
export const deskQueueWriteRoutes: readonly Route[] = [
  defineRoute({
    ...write,
    ...queueWrites["queue take"],
    async handle({ db, body, actor, clock }) {
      await takeItem(db, body, { actorId: actor.id, now: clock.now() });
      return { message: "You have taken it." };
    },
  }),
  defineRoute({
    ...write,
    ...queueWrites["queue give-back"],
    async handle({ db, body, actor, clock }) {
      await giveBackItem(db, body, { id: actor.id, now: clock.now() });
      return { message: "It is given back." };
    },
  }),
  defineRoute({
    ...write,
    ...queueWrites["queue view save"],
    async handle({ db, body, actor }) {
      await saveQueueView(db, actor.id, body);
      return { message: "The filter is saved." };
    },
  }),
  defineRoute({
    ...write,
    ...queueWrites["queue view drop"],
    async handle({ db, body, actor }) {
      await dropQueueView(db, actor.id, body.name);
      return { message: "The filter is deleted." };
    },
  }),
];
