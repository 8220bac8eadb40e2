/**
 * Every refusal that the API can give. The code is stable and part of the answer; the message is the default text for the
 * user, which the refusing code may replace with a more specific one. `report` marks our own faults, which are logged as errors.
 */
export const refusals = {
  malformed: { status: 400, message: "The request could not be read.", report: false },
  idempotency_key_missing: { status: 400, message: "This request needs an Idempotency-Key header.", report: false },
  signed_out: { status: 401, message: "Please log in to continue.", report: false },
  forbidden: { status: 403, message: "Your account may not do this.", report: false },
  suspended: { status: 403, message: "This account is suspended. Please contact support.", report: false },
  not_found: { status: 404, message: "Not found.", report: false },
  conflict: { status: 409, message: "Someone was faster. Please refresh and try again.", report: false },
  in_flight: { status: 409, message: "The same request is still being processed.", report: false },
  too_large: { status: 413, message: "The request is too large.", report: false },
  unsupported_media_type: { status: 415, message: "Please send JSON.", report: false },
  invalid: { status: 422, message: "Please check the marked fields.", report: false },
  refused: { status: 422, message: "This is not possible now.", report: false },
  price_unconfirmed: { status: 422, message: "Please confirm this price.", report: false },
  idempotency_key_reused: {
    status: 422,
    message: "This Idempotency-Key was already used for another request.",
    report: false,
  },
  code_missing: {
    status: 422,
    message: "This needs a new one-time code. Please enter the one that is sent to your phone, then do it again.",
    report: false,
  },
  otp_wrong: { status: 422, message: "The code does not match.", report: false },
  otp_expired: { status: 422, message: "The code has expired. Please ask for a new one.", report: false },
  otp_locked: { status: 422, message: "Too many wrong tries. Please ask for a new code.", report: false },
  too_many: { status: 429, message: "Too many requests. Please wait a moment.", report: false },
  internal: { status: 500, message: "Something went wrong on our side. Please try again.", report: true },
  unavailable: { status: 503, message: "The service is busy. Please try again in a moment.", report: true },
} as const satisfies Record<string, { status: number; message: string; report: boolean }>;

export type RefusalCode = keyof typeof refusals;

export interface RefusalDetail {
  readonly message?: string;
  /** Texts by field name. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number;
}

/** A refusal for the caller. Throwing it inside a transaction rolls the transaction back. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: RefusalDetail["errors"];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.message ?? refusals[code].message);
    this.code = code;
    this.status = refusals[code].status;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

/** Shorthand for a 422 that names one field. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal("invalid", { message, errors: { [field]: [message] } });
}

/** The row, or a 404, which also means "not yours". */
export function found<Row>(row: Row | null | undefined, message?: string): Row {
  if (row === null || row === undefined) throw new Refusal("not_found", message === undefined ? {} : { message });
  return row;
}

/** The result of `work`, or the refusal that it threw. */
export function orRefusal<Result>(work: () => Result): Result | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
