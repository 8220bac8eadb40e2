import type { PersonName } from "./people";
import { signedIn } from "./sign-in";
import { connectBrowser, disconnectBrowser, openVisit, type Visit, type VisitOptions } from "./visit";

/**
 * A visit of each of several people that lasts for all tests of the file: they go from page to page in the same browser
 * profile, which takes half the time of a fresh one for each page. A test fails when one of them has an undeclared trouble.
 *
 * @param who `null` for a visitor
 * @param options of each visit
 * @returns the visit of one of them
 */
export function lastingVisits(
  who: readonly (PersonName | null)[],
  options: VisitOptions = {},
): (name: PersonName | null) => Visit {
  const visits = new Map<PersonName | null, Visit>();
  beforeAll(async () => {
    await connectBrowser();
    for (const name of who) {
      const session = name === null ? [] : await signedIn(name);
      visits.set(name, await openVisit({ ...options, session }));
    }
  });
  beforeEach(() => {
    for (const { troubles } of visits.values()) troubles.forget();
  });
  afterEach(() => {
    expect([...visits.values()].flatMap(({ troubles }) => troubles.surprises())).toEqual([]);
  });
  afterAll(disconnectBrowser);

  return (name) => {
    const visit = visits.get(name);
    if (!visit) throw new Error(`No visit was opened for ${name ?? "a visitor"}`);
    return visit;
  };
}
