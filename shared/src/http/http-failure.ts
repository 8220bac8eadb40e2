/** Why a call gave no answer. */
export type FailureKind = "network" | "aborted" | "timeout" | "status" | "contract";

/**
 * A call that failed. `message` is fit for the user: the server's message when it sent one, otherwise that of the HTTP
 * layer: `Network Error`, `Request aborted`, `timeout of 10ms exceeded`, `Request failed with status code 503`.
 */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  readonly kind: FailureKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code of the refusal, `otp_wrong`; empty when none came. */
  readonly code: string;
  /** Messages by field name, when a field is the cause. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** How long to wait before the next attempt, from Retry-After. */
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: FailureKind,
    message: string,
    detail: Partial<Pick<HttpFailure, "status" | "code" | "fields" | "retryAfterSeconds">> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = kind;
    this.status = detail.status ?? 0;
    this.code = detail.code ?? "";
    this.fields = detail.fields ?? {};
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
  }
}
