import type { FastifyServerOptions } from "fastify";

/** Where lines go instead of standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * One JSON line per request: method, path, status, time, caller's address. Headers and bodies are never logged, so neither
 * tokens nor codes can get there; the query is cut off because it may contain what people typed.
 */
export function loggerOptions(
  level: string,
  stream?: LogStream,
): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: {
      paths: ["*.token", "*.otp", "*.code_hash", "*.phone", "*.authorization", "*.cookie"],
      censor: "[hidden]",
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split("?")[0], ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? "",
        ...(error instanceof Error && error.cause instanceof Error ? { cause: error.cause.message } : {}),
      }),
    },
  };
}
