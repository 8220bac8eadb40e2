import type { TSchema } from "typebox";
import { string } from "yup";
import { textProblem } from "../contract/field-problem";
import { figureRule } from "./figure-rule";
import { figureSchema } from "./figure-schema";

const trimmed = (text: string): string => text.trim();

/**
 * A text in the schema of a form, with the limit and the message of its contract. `tidy` turns what is typed into what
 * is sent.
 */
export function contractText(field: TSchema, tidy = trimmed) {
  return string().test("contract", (text, context) => {
    const problem = textProblem(field, tidy(text ?? ""));
    return problem === null || context.createError({ message: problem });
  });
}

/** A figure in the schema of a form, with the limits and the message of its contract. */
export function contractFigure(field: TSchema, decimals: 0 | 1 | 2 | 3) {
  return figureSchema(figureRule(field, decimals));
}
