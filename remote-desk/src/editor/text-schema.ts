import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/*
 * What a text may contain: no more than the server keeps (api/src/platform/html/sanitise-html.ts). Elements that pages
 * show and the editor does not support, such as a table, would be lost by editing: see `canHold` in read-html.ts.
 */
const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: { group: "block", content: "list_item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: { group: "block", content: "list_item+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  image: {
    group: "inline",
    inline: true,
    attrs: { src: {}, alt: { default: "" } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (element) => ({ src: element.getAttribute("src"), alt: element.getAttribute("alt") ?? "" }),
      },
    ],
    toDOM: ({ attrs }) => ["img", { src: String(attrs["src"]), alt: String(attrs["alt"]) }],
  },
  hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  text: { group: "inline" },
};

const marks: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (element) => ({ href: element.getAttribute("href") }) }],
    toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]) }, 0],
  },
  strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
};

export const textSchema = new Schema({ nodes, marks });
