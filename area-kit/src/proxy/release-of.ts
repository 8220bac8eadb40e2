import { read } from "@mandi/shared/contract/read";
import { ReleaseDocument } from "@mandi/shared/contract/release/release-document";

const patienceMs = 10_000;

/** The release document of a running product. @throws when no product answers there */
export async function releaseOf(url: string): Promise<ReleaseDocument> {
  const answer = await fetch(new URL("/release.json", url), { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${url}/release.json answers ${answer.status}: is a Mandi product running there?`);
  return read(ReleaseDocument, await answer.json());
}
