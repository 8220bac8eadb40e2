import { isOwnPicture } from "@mandi/shared/contract/own-picture";
import sanitizeHtml from "sanitize-html";

const headings = ["h2", "h3", "h4"];
const blocks = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "figure", "figcaption"];
const inline = ["a", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "code"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** Elements that are removed with their content; of any other, the text stays. */
const wholes = ["script", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "object"];
/** Elements that are visible or usable by themselves. */
const media = ["video", "audio", "embed", "canvas", "form", "input"];

/**
 * Reduces configured HTML to what a text needs. All HTML of the product is sanitised here before it is stored, and again in the
 * browser before it is shown.
 *
 * An allow-list: no style, id, name, class or handler, no form, frame, svg or script; links only to https, mailto, tel and
 * the product itself, pictures only by their path here, any other keeps its words alone: one rule with the page, whose content
 * security policy shows no others and which puts the words in its place. Sanitising twice has the same result as once.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...blocks, ...inline, ...tables, "img"],
    allowedAttributes: {
      a: ["href", "rel", "target"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs: { src, alt } }) => tag === "img" && src === undefined && alt === "",
    disallowedTagsMode: "discard",
    nonTextTags: [...wholes, "style"],
    nestingLimit: 30,
    transformTags: {
      // The page has its own h1.
      h1: () => ({ tagName: "h2", attribs: {} }),
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : linkAttributes(href) }),
      img: (tagName, attribs) => {
        const { src, alt = "" } = attribs;
        return { tagName, attribs: isOwnPicture(src) ? { ...attribs, alt, loading: "lazy" } : { alt } };
      },
    },
  }).trim();
}

/** Whether a browser can follow it. `https://`, and a site whose name has a space, it cannot. */
const isAddress = (href: string): boolean => URL.canParse(href, "https://here.invalid");

function linkAttributes(href: string): Record<string, string> {
  if (!isAddress(href)) return {};
  const leavesTheProduct = /^https?:/i.test(href.trim());
  return leavesTheProduct ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}

/**
 * What `sanitiseHtml` removes although the author wanted it to be seen, as a sentence for the author, who should not have to
 * discover it on the page.
 *
 * @returns `" Left out: <iframe>."` to append to a message, empty when nothing is lost
 */
export function leftOutOf(html: string): string {
  const lost = new Set<string>();
  sanitizeHtml(html, {
    onOpenTag(name, { src, href }) {
      if (name === "a" && href !== undefined && !isAddress(href)) {
        lost.add(`the link "${href.slice(0, 120)}" (that is no address)`);
      }
      if (name === "img" && src !== undefined && !isOwnPicture(src)) {
        lost.add(`the picture "${src.slice(0, 120)}" (pages show those of this site only, such as /media/…)`);
      }
      if (wholes.includes(name) || media.includes(name)) lost.add(`<${name}>`);
    },
  });
  return lost.size === 0 ? "" : ` Left out: ${[...lost].slice(0, 10).join(", ")}.`;
}
