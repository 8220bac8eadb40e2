import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { VerificationStatus } from "../identity/identity.tables";
import { isPanApart } from "./pan-apart.store";

export interface ProfileRow {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company_name: string;
  readonly verification_status: VerificationStatus;
  readonly gst_number: string;
  readonly pan_number: string;
  readonly company_address: string;
  readonly alternate_phone: string;
  readonly aadhar_number: string;
}

export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** The kinds of business to choose from: for buyers, and for sellers. */
export type ChoiceKind = "business" | "seller";

/** A person with their profile; texts not given yet are empty. */
export async function selectProfile(db: Db, userId: number): Promise<ProfileRow> {
  const row = await db
    .selectFrom("users")
    .leftJoin("profile", "profile.user_id", "users.id")
    .select([
      "users.name",
      "users.email",
      "users.phone",
      "users.company_name",
      "users.verification_status",
      "profile.gst_number",
      "profile.pan_number",
      "profile.company_address",
      "profile.alternate_phone",
      "profile.aadhar_number",
    ])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    gst_number: row.gst_number ?? "",
    pan_number: row.pan_number ?? "",
    company_address: row.company_address ?? "",
    alternate_phone: row.alternate_phone ?? "",
    aadhar_number: row.aadhar_number ?? "",
  };
}

export interface ProfileChange {
  readonly profile: Partial<
    Pick<ProfileRow, "gst_number" | "pan_number" | "company_address" | "alternate_phone" | "aadhar_number">
  > & { readonly tan_number?: string };
  /** Updates which of the checked fields look wrong, leaving the others as they are. */
  readonly checked: readonly string[];
  readonly doubtful: readonly string[];
  readonly now: Date;
}

export async function upsertProfile(tx: Db, userId: number, change: ProfileChange): Promise<void> {
  const values = { ...change.profile, updated_at: change.now };
  await tx
    .insertInto("profile")
    .values({ user_id: userId, ...values, doubtful_fields: [...change.doubtful] })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        ...values,
        doubtful_fields: sql<string[]>`array(
          select field from unnest(profile.doubtful_fields) as field where field <> all(${[...change.checked]}::text[])
          union all select unnest(${[...change.doubtful]}::text[])
        )`,
      }),
    )
    .execute();
}

export function selectChoices(db: Db, kind: ChoiceKind): Promise<Choice[]> {
  const table = kind === "business" ? "business_type" : "seller_type";
  return db.selectFrom(table).select(["id", "name"]).orderBy("position").orderBy("name").execute();
}

export function selectChosen(db: Db, userId: number, kind: ChoiceKind): Promise<Choice[]> {
  return kind === "business"
    ? db
        .selectFrom("profile_business_type as chosen")
        .innerJoin("business_type as choice", "choice.id", "chosen.business_type_id")
        .select(["choice.id", "choice.name"])
        .where("chosen.user_id", "=", userId)
        .orderBy("choice.position")
        .orderBy("choice.name")
        .execute()
    : db
        .selectFrom("profile_seller_type as chosen")
        .innerJoin("seller_type as choice", "choice.id", "chosen.seller_type_id")
        .select(["choice.id", "choice.name"])
        .where("chosen.user_id", "=", userId)
        .orderBy("choice.position")
        .orderBy("choice.name")
        .execute();
}

/** Replaces what a person has chosen. False when one of the choices does not exist; the caller must then roll back. */
export async function replaceChosen(
  tx: Db,
  userId: number,
  kind: ChoiceKind,
  ids: readonly number[],
): Promise<boolean> {
  const chosen = sql.table(kind === "business" ? "profile_business_type" : "profile_seller_type");
  const choices = sql.table(kind === "business" ? "business_type" : "seller_type");
  const column = sql.ref(kind === "business" ? "business_type_id" : "seller_type_id");
  await sql`delete from ${chosen} where user_id = ${userId}`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into ${chosen} (user_id, ${column})
    select ${userId}, id from ${choices} where id = any(${[...ids]}::bigint[])`.execute(tx);
  return numAffectedRows === BigInt(new Set(ids).size);
}

/** The numbers by which a person is verified; empty where they gave none. */
export async function selectNumbers(tx: Db, userId: number) {
  const row = await tx
    .selectFrom("profile")
    .select(["gst_number", "pan_number", "tan_number"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? { gst_number: "", pan_number: "", tan_number: "" };
}

/** A PAN that the profile of a login has had, since when. */
export interface PanOfLogin {
  readonly user_id: number;
  readonly pan: string;
  readonly since: Date;
}

/** The PANs that a person's profile has had, each with every login whose profile has had it; without those that the desk set apart. */
export function selectSharedPans(db: Db, userId: number): Promise<readonly PanOfLogin[]> {
  return db
    .selectFrom("user_pan as own")
    .innerJoin("user_pan as shared", "shared.pan", "own.pan")
    .select(["shared.user_id", "shared.pan", "shared.since"])
    .where("own.user_id", "=", userId)
    .where(sql<boolean>`not ${isPanApart("own")}`)
    .where(sql<boolean>`not ${isPanApart("shared")}`)
    .orderBy("shared.user_id")
    .orderBy("shared.pan")
    .execute();
}
