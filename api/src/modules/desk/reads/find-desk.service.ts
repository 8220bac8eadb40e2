import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import type { Db } from "../../../platform/database/database";
import { selectNumbered } from "../../../reads/desk/find.read";
import { selectPeople } from "../../../reads/desk/people.read";

/** What a number names; where it names nothing, the people whose phone or name it is a part of. */
export async function findForDesk(db: Db, search: string): Promise<DeskFindAnswer> {
  const typed = search.trim();
  if (typed === "") return { data: [] };
  const inCapitals = typed.toUpperCase();
  // Numbers of ours have no hyphens, those of sellers and carriers may have.
  const numbered = await selectNumbered(db, [inCapitals.replace(/[\s-]/g, ""), inCapitals]);
  if (numbered.length > 0) return { data: [...numbered] };
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
