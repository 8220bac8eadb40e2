import { peopleWrites as writes } from "@mandi/shared/contract/desk/people";
import { deskRoles } from "@mandi/shared/contract/desk/right";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { formatPhone } from "@mandi/shared/format/phone";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { partiesOfUser } from "../../../reads/desk/parties.read";
import { selectPhone } from "../../../reads/desk/people.read";
import {
  changeUser,
  endSessions,
  hadColleague,
  hasOtherWithRole,
  hasThird,
  lockUser,
} from "../../identity/standing.service";
import { readNumbers } from "../../profiles/profile-view.service";
import { decideDocument } from "../../user-documents/user-document.service";
import { asked, asList, asText } from "../asked-in-words";
import { changePhone } from "../login-phone.service";
import { type DeskAction, deskAction } from "./desk-action";
import { tellVerified } from "./tell-verified";

const subject = (id: number): TrailSubject => `user:${id}`;

/**
 * Verifies the numbers that the desk looked at, which the person may have changed in the meantime. They are locked: a person who
 * changes them after this waits for the desk again.
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

async function isStaff(tx: Db, id: number): Promise<boolean> {
  return (await lockUser(tx, id))?.type === "staff";
}

async function lockColleague(tx: Db, id: number) {
  const user = found(await lockUser(tx, id));
  if (user.type !== "staff") throw new Refusal("refused", { message: "Only staff have roles." });
  return user;
}

/** The desk's acts on people. */
export const peopleActions: readonly DeskAction[] = [
  deskAction("user verify", writes["user verify"], {
    subject,
    parties: partiesOfUser,
    async run(tx, id, body, { at, reason }) {
      const user = found(await lockUser(tx, id));
      if (user.type !== "seller" && user.type !== "transporter") {
        throw new Refusal("refused", { message: "Only sellers and transporters are verified." });
      }
      await refuseOtherNumbers(tx, id, body);
      await changeUser(tx, id, { verification_status: body.status });
      if (user.verification_status !== body.status) await tellVerified(tx, id, { status: body.status, reason, at });
      return { message: body.status === "approved" ? "The person is approved." : "The person is rejected." };
    },
  }),
  deskAction("user document", writes["user document"], {
    subject,
    parties: partiesOfUser,
    async run(tx, id, { document_id, status, reason }, { at, actorId }) {
      await decideDocument(tx, { userId: id, documentId: document_id, status, reason, staffId: actorId, at });
      return {
        message:
          status === "verified" ? "The document is verified." : "The document is rejected, and the person is told why.",
      };
    },
  }),
  deskAction("user suspend", writes["user suspend"], {
    subject,
    parties: partiesOfUser,
    isAboutAccess: true,
    // In a desk of two, each may suspend the other at once, because a stolen phone cannot wait; it gives them nothing more to do alone.
    needsSecond: async (tx, id, _body, { actorId }) => (await isStaff(tx, id)) && (await hasThird(tx, actorId, id)),
    heading: "Suspend a user",
    asked: {},
    async run(tx, id, _body, { at }) {
      const user = found(await lockUser(tx, id));
      if (user.suspended_at !== null) throw new Refusal("conflict", { message: "The person is already suspended." });
      await changeUser(tx, id, { suspended_at: at });
      await endSessions(tx, id, at);
      return { message: "The person is suspended and logged out everywhere." };
    },
  }),
  deskAction("user restore", writes["user restore"], {
    subject,
    parties: partiesOfUser,
    isAboutAccess: true,
    needsSecond: (tx, id) => isStaff(tx, id),
    heading: "Restore a user's access",
    asked: {},
    async run(tx, id) {
      const user = found(await lockUser(tx, id));
      if (user.suspended_at === null) throw new Refusal("conflict", { message: "The person is not suspended." });
      await changeUser(tx, id, { suspended_at: null });
      return { message: "The person may log in again." };
    },
  }),
  deskAction("user appoint", writes["user appoint"], {
    subject,
    parties: partiesOfUser,
    // The first colleague is appointed by the only one there is.
    needsSecond: (tx, _id, _body, { actorId }) => hadColleague(tx, actorId),
    heading: "Make a user staff",
    asked: { roles: asked("Roles", asList) },
    async run(tx, id, body, { at, actorId }) {
      const user = found(await lockUser(tx, id));
      if (user.type !== "customer") {
        throw new Refusal("refused", {
          message: "Only a person who is neither a seller nor a transporter can become staff.",
        });
      }
      // From now on the first colleague confirms, and can do whatever the only person could.
      const roles = body.roles ?? ((await hadColleague(tx, actorId)) ? ["operator" as const] : deskRoles);
      await changeUser(tx, id, { type: "staff", verification_status: "approved", desk_roles: [...new Set(roles)] });
      await endSessions(tx, id, at);
      return { message: "The person is staff from the next login on." };
    },
  }),
  deskAction("user grant-role", writes["user grant-role"], {
    subject,
    parties: partiesOfUser,
    isAboutAccess: true,
    needsSecond: (tx, _id, _body, { actorId }) => hadColleague(tx, actorId),
    heading: ({ role }) => `Grant the role of ${role}`,
    asked: { role: asked("Role") },
    async run(tx, id, { role }) {
      const { desk_roles } = await lockColleague(tx, id);
      if (desk_roles.includes(role))
        throw new Refusal("conflict", { message: `The person already has the role of ${role}.` });
      await changeUser(tx, id, { desk_roles: [...desk_roles, role] });
      return { message: `The person has the role of ${role} from now on.` };
    },
  }),
  deskAction("user revoke-role", writes["user revoke-role"], {
    subject,
    parties: partiesOfUser,
    isAboutAccess: true,
    needsSecond: (tx, _id, _body, { actorId }) => hadColleague(tx, actorId),
    heading: ({ role }) => `Revoke the role of ${role}`,
    asked: { role: asked("Role") },
    async run(tx, id, { role }) {
      const { desk_roles } = await lockColleague(tx, id);
      if (!desk_roles.includes(role))
        throw new Refusal("conflict", { message: `The person does not have the role of ${role}.` });
      if (!(await hasOtherWithRole(tx, id, role))) {
        throw new Refusal("refused", {
          message: `Nobody else has the role of ${role}. Please grant it to somebody else first.`,
        });
      }
      await changeUser(tx, id, { desk_roles: desk_roles.filter((held) => held !== role) });
      return { message: `The person no longer has the role of ${role}.` };
    },
  }),
  deskAction("user phone", writes["user phone"], {
    subject,
    parties: partiesOfUser,
    isAboutAccess: true,
    hasOwnTrail: true,
    // Anyone who holds the number can log in as the person.
    needsSecond: (tx, _id, _body, { actorId }) => hadColleague(tx, actorId),
    heading: "Change the number a user logs in with",
    asked: { phone: asked("New phone", (phone) => formatPhone(asText(phone))) },
    stands: async (db, id) => `Phone now: ${formatPhone((await selectPhone(db, id)) ?? "")}`,
    run: (tx, id, { phone }, context) => changePhone(tx, id, phone, context),
  }),
];
