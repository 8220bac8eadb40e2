import { Picture } from "@mandi/shared/ui/media/picture";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import styles from "./news.module.css";

export interface ArticlePreviewProps {
  readonly title: string;
  /** Empty: visitors see the placeholder. */
  readonly image: string;
  readonly imageAlt: string;
  readonly description: string;
}

/** An article as visitors see it. */
export function ArticlePreview({ title, image, imageAlt, description }: ArticlePreviewProps) {
  return (
    <article className={styles.preview}>
      <h2 className={styles.title}>{title}</h2>
      <Picture src={image} alt={imageAlt} ratio="16:9" fit="cover" className={styles.picture} />
      <RichHtml html={description} look="read" />
    </article>
  );
}
