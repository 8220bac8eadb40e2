import { http } from "@mandi/shared/http";
import { ThreadAnswer, ThreadMessageAnswer, type ThreadMessageBody } from "../contract/thread";
import { MessageAnswer } from "../contract/wire";
import { defineQuery } from "../query/query";

const refreshMs = 15_000;

/** The reader's own thread of a quotation. */
export const threadQuery = defineQuery(readThread, { refetchInterval: () => refreshMs, isKept: true });

function readThread(signal: AbortSignal, quotationId: number): Promise<ThreadAnswer> {
  return http.get(`/quotation-thread/${quotationId}`, ThreadAnswer, { signal });
}

/** The reader has seen the desk's messages up to this one. */
export function markRead(quotationId: number, messageId: number): Promise<MessageAnswer> {
  return http.post(`/quotation-thread/${quotationId}/read`, { message_id: messageId }, MessageAnswer);
}

/** Sends a message to the desk. */
export function sendToDesk(quotationId: number, body: ThreadMessageBody, key: string): Promise<ThreadMessageAnswer> {
  return http.post(`/quotation-thread/${quotationId}`, body, ThreadMessageAnswer, { idempotencyKey: key });
}
