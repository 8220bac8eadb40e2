import type { DeskAuditAnswer, DeskAuditQuery } from "@mandi/shared/contract/desk/people";
import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { isDay } from "@mandi/shared/format/days";
import type { Static } from "typebox";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { selectTrail } from "../../../reads/desk/trail.read";
import type { TrailAbout } from "../../../reads/desk/trail-about";
import { withoutAccountNumber } from "./account-numbers";
import { type DeskReader, findForDesk } from "./find-desk.service";
import { keyFields, namedFields } from "./trail-keys";
import { nameOfSubject, readTrailNames } from "./trail-names.service";

type Hit = DeskFindAnswer["data"][number];

/** Who did what, when and why; newest first. @throws Refusal 422 for a day that does not exist */
export async function readTrail(
  db: Db,
  { subject, ...filters }: Static<typeof DeskAuditQuery>,
  reader: DeskReader,
): Promise<DeskAuditAnswer> {
  if (filters.day !== undefined && !isDay(filters.day)) throw invalidField("day", "Please enter a day that exists");
  const about = subject === undefined ? undefined : await aboutTyped(db, subject.trim(), reader);
  const rows = await selectTrail(db, { about, ...filters });
  const names = await readTrailNames(
    db,
    rows.map((row) => row.subject),
    rows.flatMap((row) => keyFields(row).flatMap(({ keys }) => keys)),
    reader.deskRoles,
  );
  return {
    data: rows.map((row) => {
      const named = namedFields(names, row);
      return {
        id: row.id,
        at: row.at.toISOString(),
        actor: actorOf(row),
        action: row.action,
        subject: row.subject,
        reason: row.reason,
        detail: withoutAccountNumber(row.action, row.detail),
        ...nameOfSubject(names, row.subject),
        ...(named.length > 0 && { named }),
      };
    }),
  };
}

type TrailRow = Awaited<ReturnType<typeof selectTrail>>[number];

/** Who acted: a person, or the clock, which handles deadlines and the market's hours. */
function actorOf({ actor_id, name, action, request_id }: TrailRow): string {
  if (actor_id !== null) return name;
  if (request_id === "operator") return "Operator of the server";
  return action === "login locked" ? "Somebody not logged in" : "The market's clock";
}

/**
 * The subjects in the trail that match a text: `setting:credit_days` and `payout-batch` as they are, and everything with that number,
 * with all that belongs to an order or a person.
 */
async function aboutTyped(db: Db, typed: string, reader: DeskReader): Promise<TrailAbout> {
  if (typed.includes(":")) return { subjects: [typed], hasBelongings: false };
  const entry = /^JRN0*(\d{1,14})$/i.exec(typed);
  const { data } = await findForDesk(db, typed, reader);
  return {
    subjects: [typed, ...data.map(subjectOfHit), ...(entry ? [`journal:${entry[1]}`] : [])],
    hasBelongings: true,
  };
}

const kindOfHit: ReadonlyMap<string, string> = new Map([
  ["credit", "credit-request"],
  ["batch", "payout-batch"],
  ["entry", "journal"],
  ["line", "bank-line"],
  ["e-way bill", "eway-bill"],
]);

/** An enquiry is E2, a message M2. */
const subjectOfHit = ({ kind, id, number }: Hit): string => {
  if (kind === "inbox") return `${number.startsWith("E") ? "enquiry" : "message"}:${id}`;
  return `${kindOfHit.get(kind) ?? kind}:${id}`;
};
