import { useMemo } from "react";
import { withWholeFigures } from "../../format/unbroken";
import { classes } from "../foundation/classes";
import { cleanHtml } from "./clean-html";
import styles from "./rich-html.module.css";

export type RichHtmlProps = {
  /** HTML written by the desk: policies, news, product text. HTML of other users must never be shown without this. */
  readonly html: string;
  /** `read` for articles, `body` inside a page. */
  readonly look?: "read" | "body";
  readonly className?: string | undefined;
};

/** Shows configured HTML after cleaning with an allow-list. The only place of the product that sets HTML. */
export function RichHtml({ html, look = "body", className }: RichHtmlProps) {
  const cleaned = useMemo(() => cleanHtml(withWholeFigures(html)), [html]);
  return (
    <div
      className={classes(styles.rich, look === "read" && styles.read, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above by an allow-list into a trusted type
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}
