import { readOrNull } from "@mandi/shared/contract/read";
import type { LoadFailureKind } from "@mandi/shared/contract/release/area-report";
import { AreaVersion, type EarlierVersion } from "@mandi/shared/contract/release/release-document";
import { settleBehind } from "../area-versions";
import { sha384 } from "./diagnose";
import { LoadFailure } from "./load-failure";
import { patience } from "./patience";

/** Shorter than the time for a whole version, so that a hanging request does not delay the next attempt. */
const share = 0.8;

const asked = new Map<string, Promise<AreaVersion>>();

/**
 * The rest of a version's description, needed only as a fall-back, from its own `area.json`. Fetched once; again after a
 * failure.
 *
 * @throws LoadFailure when it does not arrive, or does not match the hash in the release document.
 */
export function describeEarlier(area: string, earlier: EarlierVersion): Promise<AreaVersion> {
  const key = `${area}@${earlier.version}`;
  const answer = asked.get(key) ?? fetchDescription(area, earlier);
  asked.set(key, answer);
  answer.then(
    (version) => settleBehind(area, version),
    () => asked.delete(key),
  );
  return answer;
}

async function fetchDescription(area: string, { version, base, manifest }: EarlierVersion): Promise<AreaVersion> {
  const failed = (kind: LoadFailureKind, message: string) =>
    new LoadFailure(kind, area, version, `Its description ${message}`);
  const over = new AbortController();
  const patienceMs = patience().versionMs * share;
  const timer = setTimeout(() => over.abort(), patienceMs);
  const { status, bytes } = await bytesOf(`${base}area.json`, over.signal)
    .catch(() =>
      Promise.reject(
        over.signal.aborted
          ? failed("timeout", `did not arrive within ${patienceMs / 1000} s`)
          : failed("network", "is lost"),
      ),
    )
    .finally(() => clearTimeout(timer));
  if (status !== 200) throw failed("http", `did not arrive: status ${status}`);
  if ((await sha384(bytes)) !== manifest) throw failed("integrity", "is not what was published");
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const described = readOrNull(AreaVersion, { ...(typeof value === "object" && value), base });
  if (!described) throw failed("invalid-module", "cannot be read");
  return described;
}

interface Bytes {
  readonly status: number;
  readonly bytes: ArrayBuffer;
}

async function bytesOf(url: string, signal: AbortSignal): Promise<Bytes> {
  const answer = await fetch(url, { signal });
  return { status: answer.status, bytes: await answer.arrayBuffer() };
}
