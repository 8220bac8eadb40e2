import { taxPortalWrites as writes } from "@mandi/shared/contract/desk/tax-portal";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { nobody } from "../../../reads/desk/parties.read";
import { refuseLasting } from "../../shipments/invoice-void.service";
import { answerByHand, refuseByHand } from "../../tax-portal/by-hand.service";
import { cancelRegistration, retryRegistration } from "../../tax-portal/registration.service";
import { type DeskAction, deskAction } from "./desk-action";

const paper = (id: number): TrailSubject => `paper:${id}`;
const request = (id: number): TrailSubject => `portal:${id}`;

/** What the desk does at the tax portals. */
export const taxPortalActions: readonly DeskAction[] = [
  deskAction("e-invoice retry", writes["e-invoice retry"], {
    subject: paper,
    parties: nobody,
    async run(tx, id, _body, { at, actorId }) {
      await retryRegistration(tx, id, { at, actorId });
      return { message: "The portal is asked again." };
    },
  }),
  deskAction("e-invoice cancel", writes["e-invoice cancel"], {
    subject: paper,
    parties: nobody,
    async run(tx, id, { cause, reason }, { at, actorId }) {
      await refuseLasting(tx, id, { at, actorId });
      await cancelRegistration(tx, id, { cause, remark: reason }, { at, actorId });
      return { message: "The portal is asked to cancel the registration." };
    },
  }),
  deskAction("portal answer", writes["portal answer"], {
    subject: request,
    parties: nobody,
    async run(tx, id, { reason: _reason, ...typed }, { at, actorId, portalKey }) {
      await answerByHand(tx, id, typed, { at, actorId, key: portalKey });
      return { message: "The answer is saved." };
    },
  }),
  deskAction("portal refuse", writes["portal refuse"], {
    subject: request,
    parties: nobody,
    async run(tx, id, { code, message }, { at, actorId }) {
      await refuseByHand(tx, id, { code, message }, { at, actorId });
      return { message: "The refusal is saved." };
    },
  }),
];
