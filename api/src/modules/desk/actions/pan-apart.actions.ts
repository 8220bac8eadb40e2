import { panApartWrites as writes } from "@mandi/shared/contract/desk/pan-apart";
import { partiesOfUser } from "../../../reads/desk/parties.read";
import { sayPanApart } from "../../profiles/pan-apart.service";
import { asked } from "../asked-in-words";
import { type DeskAction, deskAction } from "./desk-action";

const subject = (id: number): string => `user:${id}`;
const pan = asked("PAN");

/** Whether a login is of the company whose PAN it typed: it lifts or sets a limit on credit, so never one person alone. */
export const panApartActions: readonly DeskAction[] = [
  deskAction("user pan-apart", writes["user pan-apart"], {
    subject,
    part: () => "pan",
    parties: partiesOfUser,
    needsSecond: async () => true,
    heading: "Set a login apart from the company of a PAN",
    asked: { pan },
    async run(tx, id, body, { reason, at, actorId }) {
      await sayPanApart(tx, id, { pan: body.pan, isApart: true }, { reason, at, actorId });
      return { message: `This login no longer counts for the company of ${body.pan}.` };
    },
  }),
  deskAction("user pan-join", writes["user pan-join"], {
    subject,
    part: () => "pan",
    parties: partiesOfUser,
    needsSecond: async () => true,
    heading: "Join a login to the company of a PAN again",
    asked: { pan },
    async run(tx, id, body, { reason, at, actorId }) {
      await sayPanApart(tx, id, { pan: body.pan, isApart: false }, { reason, at, actorId });
      return { message: `This login counts for the company of ${body.pan} again.` };
    },
  }),
];
