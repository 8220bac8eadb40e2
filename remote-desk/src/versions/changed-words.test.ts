import { changedWords } from "./changed-words";

it("reports the removed and the added words, with a few unchanged ones around them", () => {
  const text = "One two three four five six seven eight nine ten";
  expect(changedWords(text, text.replace("eight", "8 or so"))).toEqual({
    before: "… two three four five six seven",
    removed: "eight",
    added: "8 or so",
    after: "nine ten",
  });
});

it("reports nothing where only the HTML differs, and finds words that were added or removed at an end", () => {
  expect(changedWords("<p>Pay by bank.</p>", "<p>Pay <b>by</b> bank.</p>")).toBeNull();
  expect(changedWords("<p>Pay by bank.</p>", "<p>Pay by bank.</p><p>Ask us.</p>")).toMatchObject({
    removed: "",
    added: "Ask us.",
  });
  expect(changedWords("Pay Pay", "Pay")).toMatchObject({ removed: "Pay", added: "" });
  expect(changedWords("", "New")).toEqual({ before: "", removed: "", added: "New", after: "" });
});
