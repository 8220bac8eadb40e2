import { string } from "yup";
import { type FigureRule, figureProblem } from "../format/figure-problem";

/** A figure in the schema of a form: invalid, with a specific message, until it can be used. */
export function figureSchema(rule: FigureRule) {
  return string().test("figure", (text, context) => {
    const problem = figureProblem(text ?? "", rule);
    return problem === null || context.createError({ message: problem });
  });
}
