import { aboutWhatIsSent } from "../../platform/gateway-answers";

/** A message to a person outside the product. `id` is the same when it is sent again, so that a gateway can drop the duplicate. */
export interface OutboxMessage {
  readonly id: number;
  readonly phone: string;
  readonly text: string;
  /** Path of the page that shows what it is about. */
  readonly link: string | null;
}

/** The gateway cannot send this message, whenever it is asked: its number or text is wrong. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

/** Delivers a message by SMS, WhatsApp or e-mail. Rejects when it could not be sent: with `MessageRefused` where the message is at fault. */
export interface OutboxDelivery {
  send(message: OutboxMessage): Promise<void>;
}

/** The default: logs that a message would have been sent, without number or text, which do not belong in a log. */
export function logDelivery(write: (line: string) => void): OutboxDelivery {
  return { send: async ({ id }) => write(`Message ${id} was not sent: no gateway is set up`) };
}

/** Posts `{id, phone, text, link}` to a gateway of the operator's choice; channels and templates live there. */
export function httpOutboxDelivery(url: string): OutboxDelivery {
  return {
    async send(sent) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(sent),
        redirect: "error",
        signal: AbortSignal.timeout(5_000),
      });
      if (answer.ok) return;
      const message = `The message gateway answered ${answer.status}`;
      throw aboutWhatIsSent.has(answer.status) ? new MessageRefused(message) : new Error(message);
    },
  };
}
