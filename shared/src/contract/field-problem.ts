import type { TSchema } from "typebox";

/** The limits and the message that a request's contract attaches to a text. */
interface TextRule {
  readonly message?: string;
  readonly messageWhenMissing?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The message that the server answers for a field it refuses, for a form that shows it before anything is sent. */
export function sentenceOf(field: TSchema): string {
  const { message = "" }: TextRule = field;
  return message;
}

/** The server's message for a text that it would refuse as it stands; null when it would not. */
export function textProblem(field: TSchema, text: string): string | null {
  const { message = "", messageWhenMissing = message, pattern = "", minLength = 0, maxLength }: TextRule = field;
  if (text.length < minLength) return messageWhenMissing;
  return new RegExp(pattern).test(text) && text.length <= (maxLength ?? text.length) ? null : message;
}
