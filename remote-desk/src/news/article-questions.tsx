import { newsDetailPath } from "@mandi/shared/contract/page-paths";
import { content as words } from "@mandi/shared/messages/desk-content";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import type { ArticleQuestion, useArticleActs } from "./use-article-acts";

export interface ArticleQuestionsProps {
  readonly acts: ReturnType<typeof useArticleActs>;
}

/** Asks once before visitors read something else. */
export function ArticleQuestions({ acts }: ArticleQuestionsProps) {
  if (acts.asked === null) return null;
  const { title, text, verb, isDanger } = questionOf(acts.asked.act, newsDetailPath(acts.asked.values.slug.trim()));
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={verb}
      {...(isDanger && { cancelText: words.keep })}
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
      return { title: words.publishTitle, text: words.publishText(address), verb: words.publish, isDanger: false };
    case "remove":
      return { title: words.removeTitle, text: words.removeText, verb: words.remove, isDanger: true };
    case "discard":
      return { title: words.discardTitle, text: words.discardText, verb: words.discard, isDanger: true };
  }
}
