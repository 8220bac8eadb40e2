import type { LoadFailureKind } from "@mandi/shared/contract/release/area-report";

/**
 * Why an area could not be shown. A failed script element looks the same for nearly all causes, so the shell determines the
 * cause (`diagnose`) before it creates one of these.
 */
export class LoadFailure extends Error {
  override readonly name = "LoadFailure";
  readonly kind: LoadFailureKind;
  readonly area: string;
  readonly version: string;
  /** The machine was offline: nothing is wrong with the area, and no report would arrive. */
  readonly isOffline: boolean;

  constructor(kind: LoadFailureKind, area: string, version: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.area = area;
    this.version = version;
    this.isOffline = kind !== "render" && !navigator.onLine;
  }
}
