import { PromotionRefused, StepRefused } from "../plan/steps/step";
import { DescriptionRefused } from "../store/description";
import { PointerExpired } from "../store/expiry";
import { ManifestChanged } from "../store/manifest-sums";
import { PointerMoved, VersionTaken } from "../store/release-store";
import { PointerWentBack } from "../store/signature/never-back";
import { PointerForged } from "../store/signature/signed-store";
import { UsageError } from "./command";
import { RemoteRefusal } from "./remote/run-remotely";

/** One code per kind of refusal, so that a job can distinguish them without parsing messages. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refusedByGate: 3,
  pointerMoved: 4,
  versionTaken: 5,
  stepRefused: 6,
  damaged: 7,
  forbidden: 8,
} as const;

/** Files of a live version are missing or changed. */
export class StoreDamaged extends Error {
  override readonly name = "StoreDamaged";
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof PromotionRefused || error instanceof DescriptionRefused) return exitCodes.refusedByGate;
  if (error instanceof PointerMoved) return exitCodes.pointerMoved;
  if (error instanceof VersionTaken) return exitCodes.versionTaken;
  if (error instanceof StepRefused) return exitCodes.stepRefused;
  if (isDistrust(error)) return exitCodes.damaged;
  if (error instanceof RemoteRefusal) return error.code;
  return exitCodes.failed;
}

/** The store's content was tampered with or damaged, or is too old to count as current. */
function isDistrust(error: unknown): boolean {
  return [StoreDamaged, ManifestChanged, PointerForged, PointerExpired, PointerWentBack].some(
    (kind) => error instanceof kind,
  );
}
