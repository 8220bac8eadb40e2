import type { DeskArticle } from "@mandi/shared/contract/desk/news";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { content } from "@mandi/shared/messages/desk-content";
import { Button } from "@mandi/shared/ui/controls/button";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { FormReason } from "../common/form-reason";
import styles from "../common/panel.module.css";
import { WithRight } from "../rights/with-right";
import type { ArticleQuestion } from "./use-article-acts";

export interface ArticlePanelProps {
  readonly article: DeskArticle | null;
  readonly saving: Submission;
  /** What the pressed button is about to submit. */
  readonly onPress: (act: ArticleQuestion | "draft") => void;
}

/** The acts on the article; each has the same reason field. */
export function ArticlePanel({ article, saving, onPress }: ArticlePanelProps) {
  const isPublished = article !== null && article.id !== null;
  return (
    <Panel rule="act" isBare>
      <PanelPart className={styles.form}>
        <WithRight right="content">
          <FormReason />
          <div className={styles.buttons}>
            <Button type="submit" isFull isBusy={saving.isBusy} onClick={() => onPress("draft")}>
              {isPublished ? content.saveChanges : content.saveDraft}
            </Button>
            <p className={styles.subtle}>{isPublished ? content.changesText : content.draftText}</p>
            <Button type="submit" variant="primary" isFull onClick={() => onPress("publish")}>
              {isPublished ? content.publishChanges : content.publish}
            </Button>
            {article === null || article.saved_at === null ? null : (
              <Button type="submit" isFull onClick={() => onPress("discard")}>
                {content.discard}
              </Button>
            )}
            {!isPublished ? null : (
              <Button type="submit" variant="danger" isFull onClick={() => onPress("remove")}>
                {content.remove}
              </Button>
            )}
          </div>
        </WithRight>
      </PanelPart>
    </Panel>
  );
}
