import { HttpFailure } from "@mandi/shared/http";
import { outcomeOf } from "./outcome";

it.each([
  ["no connection", new HttpFailure("network", "Network Error"), "undecided"],
  ["a wait that was too long", new HttpFailure("timeout", "timeout of 10ms exceeded"), "undecided"],
  ["a page that was left", new HttpFailure("aborted", "Request aborted"), "undecided"],
  ["an answer that cannot be read", new HttpFailure("contract", "The answer could not be read"), "undecided"],
  ["a server that failed", new HttpFailure("status", "", { status: 500 }), "undecided"],
  ["a busy server", new HttpFailure("status", "", { status: 503 }), "undecided"],
  ["the rate limit", new HttpFailure("status", "", { status: 429 }), "undecided"],
  ["an ended session", new HttpFailure("status", "", { status: 401 }), "undecided"],
  ["the same request on its way", new HttpFailure("status", "", { status: 409, code: "in_flight" }), "undecided"],
  ["a refused field", new HttpFailure("status", "", { status: 422 }), "decided"],
  ["a state that has changed", new HttpFailure("status", "", { status: 409, code: "refused" }), "decided"],
  ["what does not exist", new HttpFailure("status", "", { status: 404 }), "decided"],
  ["what the role may not do", new HttpFailure("status", "", { status: 403 }), "decided"],
])("knows after %s whether the server has decided", (_, failure, outcome) => {
  expect(outcomeOf(failure)).toBe(outcome);
});
