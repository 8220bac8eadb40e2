import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import type { Marking } from "./use-marking";

/** The confirmations, loaded when one is asked for. */
const Questions = latePart(
  async () => (await import(/* webpackChunkName: "marking-questions" */ "./marking-questions")).MarkingQuestions,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

/** The open confirmation, if any. */
export function MarkingDialogs({ marking }: { readonly marking: Marking }) {
  const { question } = marking;
  // Kept here, so that it is still chosen when the question closes because somebody else was first.
  const [minutes, setMinutes] = useState(30);
  return question === null ? null : <Questions {...{ marking, question, minutes, onMinutes: setMinutes }} />;
}
