import { useMemo } from "react";
import { classes } from "../foundation/classes";
import { cleanHtml } from "./clean-html";
import styles from "./rich-html.module.css";

export type RichHtmlProps = {
  /** Text with mark-up from the content desk: policies, news, product text. Never from other users without this. */
  readonly html: string;
  /** `read` for articles, `body` inside a page. */
  readonly look?: "read" | "body";
  readonly className?: string | undefined;
};

/** Shows configured mark-up after an allow-list has cleaned it. The only place of the product that sets HTML. */
export function RichHtml({ html, look = "body", className }: RichHtmlProps) {
  const cleaned = useMemo(() => cleanHtml(html), [html]);
  return (
    <div
      className={classes(styles.rich, look === "read" && styles.read, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above by an allow-list into a trusted type
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}
