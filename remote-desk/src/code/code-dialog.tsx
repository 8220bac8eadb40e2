import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { answerCode } from "./code-question";
import { useIsCodeAsked } from "./use-is-code-asked";

const CodeQuestionDialog = latePart(
  async () => {
    try {
      return (await import(/* webpackChunkName: "code-question" */ "./code-question-dialog")).CodeQuestionDialog;
    } catch (error) {
      answerCode(false); // The act reports that it needs a code; the next attempt loads the question again.
      throw error;
    }
  },
  { failed: common.failedTitle, waiting: null },
);

/**
 * Asks for a new one-time code when an act needs one; the act then continues automatically. Most people at the desk are
 * never asked, so the dialog loads late.
 */
export function CodeDialog() {
  return useIsCodeAsked() ? <CodeQuestionDialog /> : null;
}
