import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { choiceOf } from "../area-versions";
import { reportLoadFailure } from "../report-load";
import { chunkLost, diagnose, isChunkError, isDamaged } from "./diagnose";
import { giveUp } from "./given-up";
import { LoadFailure } from "./load-failure";

const failures = new WeakMap<Error, LoadFailure>();

/** The failure behind an error, if it is that of a lazy part. */
export function failureOfPart(error: unknown): LoadFailure | undefined {
  return error instanceof Error ? failures.get(error) : undefined;
}

/**
 * Reports a part of a page that could not be fetched, no matter what catches the error: a page may work without a chart.
 * When the file is not what was published, the whole version is replaced by the previous one.
 */
export function tellOfLostPart(error: unknown): void {
  if (!(error instanceof Error) || !isChunkError(error)) return;
  const part = partOf(error);
  if (!part) return;
  const { area, version, file } = part;
  const failure = new LoadFailure("chunk", area, version, chunkLost, { cause: error });
  failures.set(error, failure);
  reportLoadFailure(failure);
  void giveWayIfDamaged(area, version, file);
}

/** Whether only the network lost a part. */
export async function isWorthAnotherTry(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !navigator.onLine || !isChunkError(error)) return false;
  const part = partOf(error);
  const shown = part && shownOf(part.area, part.version);
  return shown ? (await diagnose(shown, error)).isTransient : false;
}

function partOf(error: Error): { readonly area: string; readonly version: string; readonly file: string } | null {
  const address = "request" in error ? String(error.request) : "";
  const { area, version, file } =
    /\/areas\/(?<area>[a-z][a-z0-9-]*)\/(?<version>[0-9a-f]{16})\/(?<file>[^?]+)/.exec(address)?.groups ?? {};
  return area && version && file ? { area, version, file } : null;
}

function shownOf(area: string, version: string): AreaVersion | undefined {
  return choiceOf(area).versions.find((one) => one.version === version);
}

async function giveWayIfDamaged(area: string, version: string, file: string): Promise<void> {
  const shown = shownOf(area, version);
  if (shown && (await isDamaged(shown, file))) giveUp(area, version);
}
