import { type UserDocument, type UserDocumentBody, UserDocumentListAnswer } from "@mandi/shared/contract/user-document";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

/** The documents that the caller has to send, with the last one they sent of each. */
export async function readOwnDocuments(signal: AbortSignal): Promise<UserDocument[]> {
  return (await http.get("/user-document", UserDocumentListAnswer, { signal })).data;
}

export const sendOwnDocument = (body: UserDocumentBody, idempotencyKey: string): Promise<MessageAnswer> =>
  http.post("/user-document", body, MessageAnswer, { idempotencyKey });
