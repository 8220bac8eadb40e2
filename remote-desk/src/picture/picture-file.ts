import { mixed } from "yup";
import { pixelProblem } from "./picture-pixels";

/** Checked as soon as it is chosen: nobody should wait for an upload that the server would refuse. */
export const chosenPicture = mixed<File>().test("pixels", async (file, context) => {
  const problem = file ? await pixelProblem(file) : null;
  return problem === null || context.createError({ message: problem });
});

/** A picture that may be left out. */
export const pictureFile = chosenPicture.nullable();
