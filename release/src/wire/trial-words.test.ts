import { nextShareWords } from "./trial-words";

const auto = {
  since: "2026-11-26T09:00:00.000Z",
  from: 12,
  steps: [25, 50],
  minutes: 30,
  loads: 50,
  failures: 2,
  slower: 20,
};
const trial = { version: "0123456789abcdef", percent: 5 };

it("an automatic trial shows its next share, its earliest time and the loads it waits for", () => {
  expect(nextShareWords({ ...trial, auto }, (iso) => iso)).toBe(
    "then 25 % automatically, at 2026-11-26T09:30:00.000Z at the earliest and after 50 loads of this share",
  );
});

it("a trial in its last share shows that everybody comes next", () => {
  expect(nextShareWords({ ...trial, auto: { ...auto, steps: [] } }, (iso) => iso)).toMatch(
    /^then everybody automatically/,
  );
});

it("a manual trial waits for a person", () => {
  expect(nextShareWords(trial, (iso) => iso)).toBe("a person takes the next step");
});
