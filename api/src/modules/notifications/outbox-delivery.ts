/** A message to a person outside the product. `id` is the same when it is sent again, so that a gateway can drop the duplicate. */
export interface OutboxMessage {
  readonly id: number;
  readonly phone: string;
  readonly text: string;
  /** Path of the page that shows what it is about. */
  readonly link: string | null;
}

/** Delivers a message by SMS, WhatsApp or e-mail. Rejects when it could not be sent. */
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
    async send(message) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
        redirect: "error",
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`The message gateway answered ${answer.status}`);
    },
  };
}
