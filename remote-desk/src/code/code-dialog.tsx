import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { answerCode } from "./code-question";
import { useIsCodeAsked } from "./use-new-code";

const CodeQuestionDialog = latePart(
  async () => {
    try {
      return (await import(/* webpackChunkName: "code-question" */ "./code-question-dialog")).CodeQuestionDialog;
    } catch (error) {
      answerCode(false); // The act says that it needs a code; the next time it asks, the question is fetched again.
      throw error;
    }
  },
  { failed: common.failedTitle, waiting: null },
);

/** Asks for a new one-time code when an act needs one; the act continues by itself. Most who look at the desk are never asked. */
export function CodeDialog() {
  return useIsCodeAsked() ? <CodeQuestionDialog /> : null;
}
