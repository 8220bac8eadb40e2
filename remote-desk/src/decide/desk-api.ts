import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { HttpFailure, http } from "@mandi/shared/http";
import { codeNotEntered } from "@mandi/shared/messages/desk-code";
import { askForCode } from "../code/code-question";
import { reportAct } from "./after-act";

/**
 * Sends an act of the desk. The key makes a repeat the same act, even when the first answer was lost. An act that needs
 * a new one-time code asks for it and continues automatically.
 */
export async function sendAct(path: string, body: object, key: string): Promise<DeskAnswer> {
  async function send(): Promise<DeskAnswer> {
    const answer = await http.post(path, body, DeskAnswer, { idempotencyKey: key });
    reportAct();
    return answer;
  }
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof HttpFailure) || error.code !== "code_missing") throw error;
    if (await askForCode()) return send();
    const { kind, status, code } = error;
    throw new HttpFailure(kind, codeNotEntered, { status, code });
  }
}
