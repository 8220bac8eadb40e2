import { newsDetailPath } from "@mandi/shared/contract/page-paths";
import { content } from "@mandi/shared/messages/desk-content";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { ArticleQuestion, useArticleActs } from "./use-article-acts";

export interface ArticleQuestionsProps {
  readonly acts: ReturnType<typeof useArticleActs>;
}

/** The confirmation before the text that visitors read changes. */
export function ArticleQuestions({ acts }: ArticleQuestionsProps) {
  if (acts.asked === null) return null;
  const { title, text, verb, isDanger } = questionOf(acts.asked.act, newsDetailPath(acts.asked.values.slug.trim()));
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={verb}
      {...(isDanger && { cancelText: content.keep })}
      isDanger={isDanger}
      isBusy={acts.saving.isBusy}
      error={acts.saving.refusal}
      onConfirm={() => void acts.answer()}
      onClose={acts.close}
    >
      {text}
    </ConfirmDialog>
  );
}

function questionOf(act: ArticleQuestion, address: string) {
  switch (act) {
    case "publish":
      return {
        title: content.publishTitle,
        text: content.publishText(address),
        verb: content.publish,
        isDanger: false,
      };
    case "remove":
      return { title: content.removeTitle, text: content.removeText, verb: content.remove, isDanger: true };
    case "discard":
      return { title: content.discardTitle, text: content.discardText, verb: content.discard, isDanger: true };
  }
}
