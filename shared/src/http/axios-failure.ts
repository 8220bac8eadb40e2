import { AxiosError } from "axios";
import { ContractError, read } from "../contract/read";
import { ErrorAnswer } from "../contract/wire";
import { type FailureKind, HttpFailure } from "./http-failure";

/** Turns any error that a call threw into an HttpFailure. */
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
    return null; // A proxy's HTML page, for example: then the HTTP layer's own message is shown.
  }
}
