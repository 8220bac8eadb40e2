import { findCheckout } from "@mandi/launch/checkout";
import { type Program, startProgram } from "@mandi/launch/process/child-program";
import { sendSignal } from "@mandi/launch/process/process-identity";
import { waitUntil } from "@mandi/launch/process/wait-until";

/** Longer than this is a hang, however busy the machine is; `pnpm chaos` judges whether it was fast. */
export const hangAfterMs = 120_000;

/** A real API process that can be killed and started again at the same address. */
export interface ApiProcess {
  readonly address: string;
  start(): void;
  kill(): void;
  /** Resolves when this process has ended in any way. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

export function createApiProcess(options: {
  readonly databaseUrl: string;
  readonly port: number;
  /** A program to run instead of the product's own, which it wraps. */
  readonly file?: string;
}): ApiProcess {
  let program: Program | undefined;
  return {
    address: `http://127.0.0.1:${options.port}/api`,
    start() {
      program = startProgram({
        checkout: findCheckout(),
        file: options.file ?? "api/src/main.ts",
        environment: {
          DATABASE_URL: options.databaseUrl,
          API_PORT: String(options.port),
          OTP_DELIVERY: "console",
          LOG_LEVEL: "silent",
          RATE_LIMIT_FACTOR: "100000",
        },
        onLine: () => undefined,
      });
    },
    kill() {
      if (program?.identity) sendSignal(program.identity.pid, "SIGKILL");
    },
    async ended() {
      await program?.ended;
    },
    stop: async () => program?.stop(5_000),
  };
}

/** Waits until the API can serve with its database; false when it hangs. */
export async function untilReady(api: Pick<ApiProcess, "address">): Promise<boolean> {
  const ask = async (): Promise<true | undefined> => {
    try {
      const { status } = await fetch(`${api.address}/ready`, { signal: AbortSignal.timeout(10_000) });
      return status === 200 ? true : undefined;
    } catch {
      return undefined;
    }
  };
  return (await waitUntil(ask, { withinMs: hangAfterMs, everyMs: 20 })) === true;
}
