import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";
import { currentPlace } from "./place";

/** What is live, as the browser receives it. */
export async function liveRelease(): Promise<ReleaseDocument> {
  const answer = await fetch(`${currentPlace().url}/release.json`);
  return (await answer.json()) as ReleaseDocument;
}

/** Every address of the live set that a role may open, with real ids in it; those without a sample are left out. */
export async function addressesFor(role: Role, samples: Readonly<Record<string, string>>): Promise<string[]> {
  const { areas } = await liveRelease();
  return Object.values(areas)
    .flatMap(({ routes }) => routes)
    .filter(({ roles }) => roles.includes(role))
    .flatMap(({ path }) => (path.includes(":") ? (samples[path] ?? []) : path));
}
