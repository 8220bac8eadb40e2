import type { CustomerProfileBody, SellerProfileBody, TransporterProfileBody } from "@mandi/shared/contract/profile";
import type { BecomeSellerBody, BecomeTransporterBody } from "@mandi/shared/contract/registration";
import type { Actor } from "../../platform/actor";
import { recordAudit } from "../../platform/audit";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { changeType, changeUser, submitUser } from "../identity/standing.service";
import { fillLoadingAddresses } from "../listings/loading-address.service";
import { autoApproveSellers, readSetting } from "../site/settings";
import { checkIdentifiers, type Identifiers } from "./identifiers";
import { type ChoiceKind, type ProfileRow, replaceChosen, selectProfile, upsertProfile } from "./profile.store";

/** The fields common to the forms of all user types. */
interface Details extends Identifiers {
  readonly name: string;
  readonly email?: string | undefined;
  readonly company_name: string;
  readonly address?: string | undefined;
}

export async function saveCustomerProfile(tx: Db, actor: Actor, body: CustomerProfileBody, now: Date): Promise<void> {
  await saveDetails(tx, actor.id, { ...body, address: body.company_address }, now);
  await saveChoices(tx, actor.id, "business", "type", body.type);
}

/** @returns whether they now wait for the desk, because they changed their numbers */
export async function saveSellerProfile(tx: Db, actor: Actor, body: SellerProfileBody, now: Date): Promise<boolean> {
  const before = await selectProfile(tx, actor.id);
  await saveDetails(tx, actor.id, { ...body, name: body.user_name }, now);
  await saveChoices(tx, actor.id, "seller", "seller_type", body.seller_type);
  await fillLoadingAddresses(tx, actor.id, now);
  return verifyAnew(tx, actor, before, now);
}

/** @returns whether they now wait for the desk, because they changed their numbers */
export async function saveTransporterProfile(
  tx: Db,
  actor: Actor,
  body: TransporterProfileBody,
  now: Date,
): Promise<boolean> {
  checkLoginPhone(actor, body.phone);
  const before = await selectProfile(tx, actor.id);
  await saveDetails(tx, actor.id, body, now);
  return verifyAnew(tx, actor, before, now);
}

const identities = ["gst_number", "pan_number", "aadhar_number"] as const;

/** The desk approved the old numbers, so a person with new ones is submitted again. */
async function verifyAnew(tx: Db, actor: Actor, before: ProfileRow, now: Date): Promise<boolean> {
  const after = await selectProfile(tx, actor.id);
  const isSame = identities.every((field) => before[field] === after[field]);
  if (isSame || (await readSetting(tx, autoApproveSellers))) return false;
  await submitUser(tx, actor.id, now);
  return true;
}

/** Keeps the number under which a person deducts tax at source. */
export function saveTan(tx: Db, userId: number, tan_number: string, now: Date): Promise<void> {
  return upsertProfile(tx, userId, { profile: { tan_number }, checked: [], doubtful: [], now });
}

/** The customer becomes a seller at once; the desk decides whether their products are offered. */
export async function becomeSeller(
  tx: Db,
  actor: Actor,
  body: BecomeSellerBody,
  now: Date,
  requestId: string,
): Promise<void> {
  const isApproved = await readSetting(tx, autoApproveSellers);
  if (!(await changeType(tx, actor.id, "seller", isApproved ? "approved" : "submitted", now)))
    throw new Refusal("forbidden");
  await saveDetails(tx, actor.id, { ...body, name: body.user_name }, now);
  await saveChoices(tx, actor.id, "seller", "seller_type", body.seller_type);
  await recordAudit(tx, {
    at: now,
    actorId: actor.id,
    action: "become seller",
    subject: `user:${actor.id}`,
    requestId,
  });
}

export async function becomeTransporter(
  tx: Db,
  actor: Actor,
  body: BecomeTransporterBody,
  now: Date,
  requestId: string,
): Promise<void> {
  checkLoginPhone(actor, body.phone);
  const isApproved = await readSetting(tx, autoApproveSellers);
  const status = isApproved ? "approved" : "submitted";
  if (!(await changeType(tx, actor.id, "transporter", status, now))) throw new Refusal("forbidden");
  await saveDetails(tx, actor.id, body, now);
  await recordAudit(tx, {
    at: now,
    actorId: actor.id,
    action: "become transporter",
    subject: `user:${actor.id}`,
    requestId,
  });
}

/** The login phone changes only by the desk, `POST /desk/user/{id}/phone` (docs/domain.md#login). */
function checkLoginPhone(actor: Actor, phone: string | undefined): void {
  if (phone && phone !== actor.phone) {
    throw invalidField("phone", "The phone number is your login and can not be changed here.");
  }
}

async function saveDetails(tx: Db, userId: number, details: Details, now: Date): Promise<void> {
  const { values, doubtful } = checkIdentifiers(details);
  await changeUser(tx, userId, {
    name: details.name.trim(),
    company_name: details.company_name.trim(),
    ...(details.email === undefined ? {} : { email: details.email }),
  });
  await upsertProfile(tx, userId, {
    profile: {
      ...values,
      ...(details.address === undefined ? {} : { company_address: details.address.trim() }),
    },
    checked: Object.keys(values),
    doubtful,
    now,
  });
}

async function saveChoices(
  tx: Db,
  userId: number,
  kind: ChoiceKind,
  field: string,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids === undefined) return;
  if (!(await replaceChosen(tx, userId, kind, ids))) throw invalidField(field, "Please choose from the list");
}
