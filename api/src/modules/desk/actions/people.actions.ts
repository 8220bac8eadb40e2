import { peopleWrites as writes } from "@mandi/shared/contract/desk/people";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { changePhone } from "../login-phone.service";
import { type DeskAction, deskAction } from "./desk-action";
import { hasColleague, lockUser, readNumbers, revokeSessions, updateStanding } from "./people.store";

const subject = (id: number): string => `user:${id}`;

/**
 * What is verified are the numbers that the desk looked at; the person may have changed them meanwhile. He is locked: whoever
 * changes them after this waits for the desk anew.
 */
async function refuseOtherNumbers(
  tx: Db,
  id: number,
  seen: { readonly gst_number?: string; readonly pan_number?: string },
): Promise<void> {
  const standing = await readNumbers(tx, id);
  for (const field of ["gst_number", "pan_number"] as const) {
    const number = seen[field];
    if (number === undefined || plain(number) === plain(standing[field])) continue;
    const message = `This number has changed since you looked. It is now ${standing[field] || "empty"}.`;
    throw new Refusal("conflict", { message, errors: { [field]: [message] } });
  }
}

const plain = (number: string): string => number.replaceAll(/\s/gu, "").toUpperCase();

/** D11: the desk on people. */
export const peopleActions: readonly DeskAction[] = [
  deskAction("user verify", writes["user verify"], {
    subject,
    async run(tx, id, body) {
      const user = found(await lockUser(tx, id));
      if (user.type !== "seller" && user.type !== "transporter") {
        throw new Refusal("refused", { message: "Only sellers and transporters are verified." });
      }
      await refuseOtherNumbers(tx, id, body);
      await updateStanding(tx, id, { verification_status: body.status });
      return { message: body.status === "approved" ? "The person is approved." : "The person is rejected." };
    },
  }),
  deskAction("user suspend", writes["user suspend"], {
    subject,
    async run(tx, id, _body, { at, actorId }) {
      const user = found(await lockUser(tx, id));
      if (id === actorId) throw new Refusal("refused", { message: "You cannot suspend yourself." });
      if (user.suspended_at !== null) throw new Refusal("conflict", { message: "The person is suspended already." });
      await updateStanding(tx, id, { suspended_at: at });
      await revokeSessions(tx, id, at);
      return { message: "The person is suspended and signed out everywhere." };
    },
  }),
  deskAction("user restore", writes["user restore"], {
    subject,
    async run(tx, id) {
      const user = found(await lockUser(tx, id));
      if (user.suspended_at === null) throw new Refusal("conflict", { message: "The person is not suspended." });
      await updateStanding(tx, id, { suspended_at: null });
      return { message: "The person may log in again." };
    },
  }),
  deskAction("user appoint", writes["user appoint"], {
    subject,
    // The first colleague is appointed by the only one there is.
    needsSecond: hasColleague,
    async run(tx, id, _body, { at }) {
      const user = found(await lockUser(tx, id));
      if (user.type !== "customer") {
        throw new Refusal("refused", { message: "Only a person who trades as nothing else can become staff." });
      }
      await updateStanding(tx, id, { type: "staff", verification_status: "approved" });
      await revokeSessions(tx, id, at);
      return { message: "The person is staff from the next login on." };
    },
  }),
  deskAction("user phone", writes["user phone"], {
    subject,
    hasOwnTrail: true,
    // Whoever holds the number can log in as the person.
    needsSecond: hasColleague,
    run: (tx, id, { phone }, context) => changePhone(tx, id, phone, context),
  }),
];
