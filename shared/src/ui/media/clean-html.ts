import DOMPurify from "dompurify";
import { isOwnPicture } from "../../contract/own-picture";

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

/** A link of the text; one that is no address, such as `https://`, keeps its words alone. */
function cleanLink(link: Element, address: string): void {
  const { origin, href } = globalThis.location;
  if (!URL.canParse(address, href)) link.removeAttribute("href");
  else if (/^https?:/iu.test(address) && new URL(address, href).origin !== origin) {
    link.setAttribute("rel", "noopener noreferrer");
    link.setAttribute("target", "_blank");
  }
}

let purifier: typeof DOMPurify | undefined;

/** A picture that the content policy refuses would look broken: its text alternative replaces it. */
function cleanPicture(picture: Element): void {
  if (isOwnPicture(picture.getAttribute("src"))) picture.setAttribute("loading", "lazy");
  else picture.replaceWith(picture.getAttribute("alt") ?? "");
}

/** A separate instance: hooks on the shared one would affect all its users. */
function getPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  purifier = DOMPurify(globalThis.window);
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "IMG") cleanPicture(node);
    const address = node.tagName === "A" ? node.getAttribute("href") : null;
    if (address) cleanLink(node, address);
  });
  return purifier;
}

const rules = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Configured HTML after cleaning with an allow-list, as a trusted type. */
export const cleanHtml = (html: string): TrustedHTML =>
  getPurifier().sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true });

/** The same as document nodes, for code that reads the HTML without showing it. */
export const cleanFragment = (html: string): DocumentFragment =>
  getPurifier().sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
