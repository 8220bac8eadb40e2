import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { http } from "@mandi/shared/http";

/** Does an act of the desk. The key makes a repeat the same act, also when the first answer was lost. */
export function sendAct(path: string, body: object, key: string): Promise<DeskAnswer> {
  return http.post(path, body, DeskAnswer, { idempotencyKey: key });
}
