import type { TSchema } from "typebox";

/** What a text of a request's contract says about itself. */
interface TextRule {
  readonly message?: string;
  readonly messageWhenMissing?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The sentence that the server answers for a field it refuses, for a form that says it before anything is sent. */
export function sentenceOf(field: TSchema): string {
  const { message = "" }: TextRule = field;
  return message;
}

/** Why the server would refuse a text as it is about to be sent, in its own sentence; null when it would not. */
export function textProblem(field: TSchema, text: string): string | null {
  const { message = "", messageWhenMissing = message, pattern = "", minLength = 0, maxLength }: TextRule = field;
  if (text.length < minLength) return messageWhenMissing;
  return new RegExp(pattern).test(text) && text.length <= (maxLength ?? text.length) ? null : message;
}
