import type { NamedTest } from "./find-test-names";
import type { Requirement } from "./read-requirements";
import { findRanges, findRequirementIds } from "./requirement-ids";

/** A requirement and the tests that name it. */
export interface Covered extends Requirement {
  readonly tests: readonly string[];
}

/** How many requirements of an owner are named by a test. */
export interface OwnerCount {
  readonly owner: string;
  readonly covered: number;
  readonly all: number;
}

export interface Coverage {
  readonly requirements: readonly Covered[];
  readonly owners: readonly OwnerCount[];
  /** Ids that a test names but the list does not contain. */
  readonly unknown: readonly string[];
  /** Tests that claim a range of ids, which does not count: a test names each requirement that it covers. */
  readonly ranges: readonly string[];
  /** Tests that claim a route or a call whose address does not even occur in their file. */
  readonly unopened: readonly string[];
}

/** Matches requirements with the tests that name them. */
export function coverageOf(requirements: readonly Requirement[], tests: readonly NamedTest[]): Coverage {
  const testsById = new Map<string, string[]>();
  for (const { path, name, searched } of tests) {
    for (const id of findRequirementIds(searched)) {
      testsById.set(id, [...(testsById.get(id) ?? []), `${path}: ${name}`]);
    }
  }
  const covered = requirements.map((requirement) => ({ ...requirement, tests: testsById.get(requirement.id) ?? [] }));
  const known = new Set(requirements.map(({ id }) => id));
  return {
    requirements: covered,
    owners: countByOwner(covered),
    unknown: [...testsById.keys()].filter((id) => !known.has(id)).sort(),
    unopened: tests.flatMap((test) => unopenedBy(test, requirements)),
    ranges: tests.filter(({ searched }) => findRanges(searched).length > 0).map(({ path, name }) => `${path}: ${name}`),
  };
}

/** The fixed part of the address in "Call `GET /product-detail/{id}`"; none in other titles and for the route of all else. */
function addressIn({ title }: Requirement): string | undefined {
  return /^(?:Route|Call) `(?:[A-Z]+ )?(\/[^{`]*)/.exec(title)?.[1];
}

function unopenedBy({ path, name, searched, text }: NamedTest, requirements: readonly Requirement[]): string[] {
  const claimed = new Set(findRequirementIds(searched));
  return requirements
    .filter((requirement) => claimed.has(requirement.id) && !text.includes(addressIn(requirement) ?? ""))
    .map(({ id, title }) => `${path}: ${name} (${id}: ${title})`);
}

function countByOwner(requirements: readonly Covered[]): OwnerCount[] {
  const owners = [...new Set(requirements.map(({ owner }) => owner))].sort();
  return owners.map((owner) => {
    const own = requirements.filter((requirement) => requirement.owner === owner);
    return { owner, covered: own.filter(({ tests }) => tests.length > 0).length, all: own.length };
  });
}
