import { problemOfSubject } from "./commit-subject";

describe("the subject of a commit", () => {
  it.each([
    "api: refuse a transfer while no bank account is set",
    "remote-seller: move the dialog, and name its rule",
    "docs: describe the market's rules, states, formulas and words",
    "Revert api: refuse a transfer",
  ])("is accepted: %s", (subject) => {
    expect(problemOfSubject(subject)).toBeNull();
  });

  it.each([
    ["a scope is missing", "refuse a transfer", "the form is"],
    ["the scope is a sentence", "api and shared: refuse a transfer", "the form is"],
    ["it is too long", `api: add ${"a".repeat(64)}`, "73 characters"],
    ["it ends with a full stop", "api: refuse a transfer.", "full stop"],
    ["it says what was done", "api: refused a transfer", '"refused" is not'],
    ["it names a thing", "api: one button to pay", '"one" is not'],
    ["it is a headline", "api: Refuse a transfer", '"Refuse" is not'],
  ])("is refused when %s", (_why, subject, problem) => {
    expect(problemOfSubject(subject)).toContain(problem);
  });
});
