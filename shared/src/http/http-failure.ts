import { AxiosError } from "axios";
import { ContractError, read } from "../contract/read";
import { ErrorAnswer } from "../contract/wire";

/** Why a call did not give an answer. */
export type FailureKind = "network" | "aborted" | "timeout" | "status" | "contract";

/**
 * A call that failed. `message` is fit for the user: the server's sentence when it sent one, else the wording of the HTTP
 * layer: `Network Error`, `Request aborted`, `timeout of 10ms exceeded`, `Request failed with status code 503`.
 */
export class HttpFailure extends Error {
  override readonly name = "HttpFailure";
  readonly kind: FailureKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code of the refusal, `otp_wrong`; empty when none came. */
  readonly code: string;
  /** Texts by field name, when a field is to blame. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** How long to wait before the next try, from Retry-After. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: FailureKind, message: string, detail: Partial<Pick<HttpFailure, "status" | "code" | "fields" | "retryAfterSeconds">> = {}, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = detail.status ?? 0;
    this.code = detail.code ?? "";
    this.fields = detail.fields ?? {};
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
  }
}

/** Turns whatever a call threw into an HttpFailure. */
export function toHttpFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof ContractError) {
    return new HttpFailure("contract", "The answer could not be read", {}, { cause: error });
  }
  if (!(error instanceof AxiosError)) throw error;
  if (error.response) return fromAnswer(error, error.response);
  return new HttpFailure(kindWithoutAnswer(error), error.message, {}, { cause: error });
}

function kindWithoutAnswer(error: AxiosError): FailureKind {
  if (error.code === AxiosError.ERR_CANCELED) return "aborted";
  if (error.code === AxiosError.ECONNABORTED) return /timeout/.test(error.message) ? "timeout" : "aborted";
  return error.code === AxiosError.ETIMEDOUT ? "timeout" : "network";
}

function fromAnswer(error: AxiosError, { status, data, headers }: NonNullable<AxiosError["response"]>): HttpFailure {
  const answer = readErrorAnswer(data);
  const retryAfter = Number.parseInt(String(headers["retry-after"] ?? ""), 10);
  return new HttpFailure(
    "status",
    answer?.message || error.message,
    {
      status,
      code: answer?.code ?? "",
      fields: answer?.errors ?? {},
      retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
    },
    { cause: error },
  );
}

function readErrorAnswer(data: unknown): ErrorAnswer | null {
  try {
    return read(ErrorAnswer, data);
  } catch {
    return null; // A proxy's HTML page, for example: then the HTTP layer's own words are shown.
  }
}
