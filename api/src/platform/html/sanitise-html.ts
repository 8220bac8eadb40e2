import sanitizeHtml from "sanitize-html";

const headings = ["h2", "h3", "h4"];
const blocks = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "figure", "figcaption"];
const inline = ["a", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "code"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/**
 * Reduces configured HTML to what a text needs. Every HTML of the product passes here before it is stored, and again in the
 * browser before it is shown (H-42).
 *
 * An allow-list: no style, id, name, class or handler, no form, frame, svg or script; links only to https, mailto, tel and
 * the product itself, pictures only from https and the product. Sanitising twice gives the same as once.
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
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "object"],
    nestingLimit: 30,
    transformTags: {
      // The page has its own h1.
      h1: () => ({ tagName: "h2", attribs: {} }),
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : linkAttributes(href) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs["alt"] ?? "", loading: "lazy" } }),
    },
  }).trim();
}

function linkAttributes(href: string): Record<string, string> {
  const leavesTheProduct = /^https?:/i.test(href.trim());
  return leavesTheProduct ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}
