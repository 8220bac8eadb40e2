/**
 * Why an area could not be shown. The federation runtime reports one code for many of these (measured), so the shell keeps
 * its own account of what happened to each file and asks that first.
 */
export type LoadFailureKind =
  | "network"
  | "http"
  | "timeout"
  | "integrity"
  | "invalid-module"
  | "evaluation"
  | "chunk"
  | "render";

export class LoadFailure extends Error {
  override readonly name = "LoadFailure";
  readonly kind: LoadFailureKind;
  readonly area: string;
  readonly version: string;

  constructor(kind: LoadFailureKind, area: string, version: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.area = area;
    this.version = version;
  }
}
