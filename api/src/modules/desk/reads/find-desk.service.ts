import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { checkChallan } from "@mandi/shared/format/challan";
import { checkGstChallan } from "@mandi/shared/format/gst-challan";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { trailWords } from "@mandi/shared/messages/desk-trail";
import type { Db } from "../../../platform/database/database";
import {
  isLetter,
  selectBooked,
  selectCertificates,
  selectDeposited,
  selectLettered,
  selectNumbered,
} from "../../../reads/desk/find.read";
import { selectUtrTail } from "../../../reads/desk/find-by-tail.read";
import { typeInWords } from "../../../reads/desk/name-at-desk";
import { selectPeople } from "../../../reads/desk/people.read";

/** Who searches, and when. */
export interface DeskReader {
  readonly deskRoles: readonly DeskRole[];
  readonly now: Date;
}

/**
 * What has this number; where nothing has, the transfers whose UTR ends with it and the people whose phone or name contains it.
 *
 * @param reader.deskRoles entries of the books and lines of the bank are for those who may read them
 */
export async function findForDesk(db: Db, search: string, reader: DeskReader): Promise<DeskFindAnswer> {
  const typed = search.trim();
  if (typed === "") return { data: [] };
  const hits = await findNumbered(db, typed, reader);
  if (hits.length > 0) return { data: hits };
  const named = withoutNoun(typed);
  const ofNumber = named === typed ? [] : await findNumbered(db, named, reader);
  if (ofNumber.length > 0) return { data: ofNumber };
  const [ofTail, people] = await Promise.all([findByTail(db, typed), selectPeople(db, { search: typed })]);
  const persons = people.slice(0, 20).map((person) => ({
    kind: "user" as const,
    id: person.id,
    number: person.phone,
    what: typeInWords(person.type),
    party: person.company_name || person.name || person.phone,
    status: person.suspended_at === null ? person.verification_status : "suspended",
  }));
  return { data: [...ofTail, ...persons] };
}

/** Transfers by the end of their UTR, where that is long enough to mean one: six characters or more, most of which are digits. */
async function findByTail(db: Db, typed: string): Promise<DeskFindAnswer["data"]> {
  const tail = normaliseUtr(typed);
  return /^[A-Z0-9]*\d{6}$/.test(tail) && tail.length < 22 ? [...(await selectUtrTail(db, tail))] : [];
}

async function findNumbered(
  db: Db,
  typed: string,
  { deskRoles: roles, now }: DeskReader,
): Promise<DeskFindAnswer["data"]> {
  const hits = await Promise.all([
    selectNumbered(db, spellingsOf(typed), now),
    findLettered(db, typed),
    ...(hasRight(roles, "books") ? [findBooked(db, typed), findDeposited(db, typed), findCertificates(db, typed)] : []),
  ]);
  return hits.flat();
}

/** A number as pages print it, with what it is the number of before it: `Batch 3` is B3, `Enquiry E2` is E2. */
function withoutNoun(typed: string): string {
  return typed.replace(/^(?:payout )?batch\s+(?=\d+$)/i, "B").replace(/^[a-z\s-]+\s(?=\S*\d\S*$)/i, "");
}

/**
 * Numbers of ours have no hyphens and are in capitals, those of sellers and carriers may have hyphens, an IRN is in small letters, a
 * phone is stored without +91.
 */
function spellingsOf(typed: string): readonly string[] {
  const inCapitals = typed.toUpperCase();
  return [inCapitals.replace(/[\s-]/g, ""), inCapitals, typed.toLowerCase(), normaliseMobile(typed)];
}

/** Entries of the books by JRN… or by a bank reference, and lines of the bank. */
function findBooked(db: Db, typed: string) {
  const { letter, key } = partsOf(typed);
  const name = typed.replaceAll(/\s+/g, " ").toUpperCase();
  return selectBooked(db, {
    references: [name, name.replace(/[\s-]/g, "")],
    key: letter === "JRN" ? Number(key) : null,
  });
}

/** Tax paid to the government, by the number of its challan. */
async function findDeposited(db: Db, typed: string) {
  const gst = checkGstChallan(typed);
  const tds = checkChallan(typed);
  if (gst.kind === "invalid" && tds.kind === "invalid") return [];
  return selectDeposited(db, {
    challans: tds.kind === "invalid" ? [] : [tds.value],
    cpins: gst.kind === "invalid" ? [] : [gst.cpin],
  });
}

function findCertificates(db: Db, typed: string) {
  return selectCertificates(db, [typed.replaceAll(/\s+/g, "").toUpperCase(), typed.toUpperCase()]);
}

/** A67, B7, E2, M3, L12, R4, JRN0000318 and the references W000012 and C000012 are a letter and a key. */
async function findLettered(db: Db, typed: string): Promise<DeskFindAnswer["data"]> {
  const { letter, key } = partsOf(typed);
  if (!isLetter(letter)) return [];
  const hits = await selectLettered(db, letter, Number(key));
  return hits.map((hit) => (hit.kind === "approval" ? { ...hit, what: trailWords(hit.what) } : hit));
}

function partsOf(typed: string): { readonly letter: string; readonly key: string } {
  const [, letter = "", key = ""] = /^([A-Z]+)[\s-]*(\d{1,14})$/.exec(typed.toUpperCase()) ?? [];
  return { letter, key };
}
