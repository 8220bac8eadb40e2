import DOMPurify from "dompurify";
import { useMemo } from "react";
import { isOwnPicture } from "../../contract/own-picture";
import { classes } from "../foundation/classes";
import styles from "./rich-html.module.css";

const ALLOWED_TAGS = [
  ...[
    "a",
    "b",
    "blockquote",
    "br",
    "code",
    "dd",
    "div",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "h2",
    "h3",
    "h4",
    "hr",
  ],
  ...["i", "img", "li", "ol", "p", "s", "small", "span", "strong", "sub", "sup", "u", "ul"],
  ...["caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr"],
];
const ALLOWED_ATTRIBUTES = [
  "href",
  "src",
  "alt",
  "title",
  "width",
  "height",
  "colspan",
  "rowspan",
  "scope",
  "lang",
  "start",
];
/** Pages, sites, mail and telephone; never `javascript:` or `data:`. */
const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/iu;

function isOtherSite(address: string): boolean {
  return /^https?:/iu.test(address) && new URL(address).origin !== globalThis.location.origin;
}

let purifier: typeof DOMPurify | undefined;

/** A picture that the policy of the pages refuses would be there broken: its text alternative is there instead. */
function cleanPicture(picture: Element): void {
  if (isOwnPicture(picture.getAttribute("src"))) picture.setAttribute("loading", "lazy");
  else picture.replaceWith(picture.getAttribute("alt") ?? "");
}

/** An own instance: hooks of the shared one would reach everybody who uses the library. */
function getPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  purifier = DOMPurify(globalThis.window);
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "IMG") cleanPicture(node);
    const address = node.tagName === "A" ? node.getAttribute("href") : null;
    if (!address || !isOtherSite(address)) return;
    node.setAttribute("rel", "noopener noreferrer");
    node.setAttribute("target", "_blank");
  });
  return purifier;
}

function clean(html: string) {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}

export type RichHtmlProps = {
  /** Text with mark-up from the content desk: policies, news, product text. Never from other users without this. */
  readonly html: string;
  /** `read` for articles, `body` inside a page. */
  readonly look?: "read" | "body";
  readonly className?: string | undefined;
};

/** Shows configured mark-up after an allow-list has cleaned it. The only place of the product that sets HTML. */
export function RichHtml({ html, look = "body", className }: RichHtmlProps) {
  const cleaned = useMemo(() => clean(html), [html]);
  return (
    <div
      className={classes(styles.rich, look === "read" && styles.read, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above by an allow-list into a trusted type
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}
