import { string } from "yup";
import { type FigureRule, figureProblem } from "../format/figure-problem";

/** A typed figure in the schema of a form: refused with its own reason until it can be used. */
export function figureSchema(rule: FigureRule) {
  return string().test("figure", (text, context) => {
    const problem = figureProblem(text ?? "", rule);
    return problem === null || context.createError({ message: problem });
  });
}
