import { aboutWhatIsSent } from "../../platform/gateway-answers";

/** The gateway refused this phone, or did not say in time whether it sent the code: one that may have reached the phone counts as sent. */
export class CountsAsSent extends Error {
  override readonly name = "CountsAsSent";
}

/** Delivers a one-time code to its owner. Rejects when the code could not be sent: with `CountsAsSent` where the limits still count it. */
export interface OtpDelivery {
  send(phone: string, code: string): Promise<void>;
}

/** For development and demos: the code appears on the standard output of the start command, never in an answer or a log. */
export function consoleDelivery(write: (line: string) => void): OtpDelivery {
  return { send: async (phone, code) => write(`OTP ${phone} ${code}\n`) };
}

/** Posts `{phone, code}` to a gateway of the operator's choice; its template and sender id live there. */
export function httpDelivery(url: string, patienceMs = 5_000): OtpDelivery {
  return {
    async send(phone, code) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone, code }),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      }).catch((cause: unknown) => {
        throw isOfTime(cause) ? new CountsAsSent("The OTP gateway did not answer in time", { cause }) : cause;
      });
      if (answer.ok) return;
      const message = `The OTP gateway answered ${answer.status}`;
      throw aboutWhatIsSent.has(answer.status) ? new CountsAsSent(message) : new Error(message);
    },
  };
}

const isOfTime = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
