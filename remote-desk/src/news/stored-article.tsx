import type { DeskArticle } from "@mandi/shared/contract/desk/news";
import { content } from "@mandi/shared/messages/desk-content";
import { Note } from "@mandi/shared/ui/feedback/note";
import { canHold } from "../editor/read-html";
import { ArticleForm, type ArticleFormProps } from "./article-form";
import { ArticlePreview } from "./article-preview";
import styles from "./news.module.css";

export interface StoredArticleProps extends ArticleFormProps {
  readonly article: DeskArticle;
}

/** An editable article; one with a part that the editor would lose is read-only. */
export function StoredArticle(props: StoredArticleProps) {
  const { article } = props;
  if (canHold(article.description)) return <ArticleForm {...props} />;
  return (
    <div className={styles.text}>
      <Note tone="warn">{content.cannotHold}</Note>
      <ArticlePreview
        title={article.title}
        image={article.image}
        imageAlt={article.image_alt ?? ""}
        description={article.description}
      />
    </div>
  );
}
