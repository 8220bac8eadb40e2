/** The question before typed input is lost. */
export const discard = {
  title: "Discard changes?",
  text: "What you have entered is not saved.",
  keep: "Keep editing",
  discard: "Discard",
} as const;
