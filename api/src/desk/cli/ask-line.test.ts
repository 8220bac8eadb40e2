import { PassThrough } from "node:stream";
import { askLine } from "./ask-line";

it("returns the line that a person types", async () => {
  const input = new PassThrough();
  const answer = askLine("Code: ", input, new PassThrough());
  input.write("123456\n");
  expect(await answer).toBe("123456");
});

it("does not wait where the input ends without a line", async () => {
  const input = new PassThrough();
  const answer = askLine("Code: ", input, new PassThrough());
  input.end();
  expect(await answer).toBeNull();
});
