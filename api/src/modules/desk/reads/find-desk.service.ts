import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { type DeskRole, hasRight } from "@mandi/shared/contract/desk/right";
import { normaliseMobile } from "@mandi/shared/format/mobile";
import { trailWords } from "@mandi/shared/messages/desk-trail";
import type { Db } from "../../../platform/database/database";
import { isLetter, selectBooked, selectLettered, selectNumbered } from "../../../reads/desk/find.read";
import { selectPeople } from "../../../reads/desk/people.read";

/**
 * What has this number; where nothing has, the people whose phone or name contains it.
 *
 * @param roles those of the reader: entries of the books and lines of the bank are for those who may read them
 */
export async function findForDesk(db: Db, search: string, roles: readonly DeskRole[]): Promise<DeskFindAnswer> {
  const typed = search.trim();
  if (typed === "") return { data: [] };
  const hits = await Promise.all([
    selectNumbered(db, spellingsOf(typed)),
    findLettered(db, typed),
    hasRight(roles, "books") ? findBooked(db, typed) : [],
  ]);
  if (hits.some(({ length }) => length > 0)) return { data: hits.flat() };
  const people = await selectPeople(db, { search: typed });
  return {
    data: people.slice(0, 20).map((person) => ({
      kind: "user" as const,
      id: person.id,
      number: person.phone,
      what: person.type,
      party: person.company_name || person.name || person.phone,
      status: person.suspended_at === null ? person.verification_status : "suspended",
    })),
  };
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

/** A67, B7, L12, R4 and JRN0000318 are a letter and a key. */
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
