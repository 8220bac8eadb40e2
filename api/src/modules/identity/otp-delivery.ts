/** Delivers a one-time code to its owner. Rejects when the code could not be sent. */
export interface OtpDelivery {
  send(phone: string, code: string): Promise<void>;
}

/** For development and demos: the code appears on the standard output of the start command, never in an answer or a log. */
export function consoleDelivery(write: (line: string) => void): OtpDelivery {
  return { send: async (phone, code) => write(`OTP ${phone} ${code}\n`) };
}

/** Posts `{phone, code}` to a gateway of the operator's choice; its template and sender id live there. */
export function httpDelivery(url: string): OtpDelivery {
  return {
    async send(phone, code) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone, code }),
        redirect: "error",
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`The OTP gateway answered ${answer.status}`);
    },
  };
}
