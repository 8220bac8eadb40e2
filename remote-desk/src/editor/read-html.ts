import { cleanFragment } from "@mandi/shared/ui/media/clean-html";
import { DOMParser, DOMSerializer, type Node, type Slice } from "prosemirror-model";
import { textSchema } from "./text-schema";

const parser = DOMParser.fromSchema(textSchema);
const serialiser = DOMSerializer.fromSchema(textSchema);

/** A stored text in the editor's form. Every HTML first passes the sanitiser, whose policy the pages allow. */
export const readText = (html: string): Node => parser.parse(cleanFragment(html));

/**
 * The elements of the schema, and `b` and `i`, which it writes as `strong` and `em`; the text of a `span` or `div`
 * stays.
 */
const known = new Set("a b blockquote br div em h2 h3 h4 hr i img li ol p span strong ul".split(" "));

/** Whether a text can be edited without losing a part of it, such as a table. */
export const canHold = (html: string): boolean =>
  [...cleanFragment(html).querySelectorAll("*")].every(({ localName }) => known.has(localName));

const styleSheets = /<style\b.*?<\/style>/gisu;
const tags = /<[a-z][^>]*>/giu;
const styles = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/giu;

/** The browser reports each style that the content policy refuses, even in HTML that is only parsed. */
const withoutStyles = (html: string): string =>
  html.replaceAll(styleSheets, "").replaceAll(tags, (tag) => tag.replaceAll(styles, ""));

/** Pasted HTML, reduced to what a text may contain. */
export const readPasted = (html: string): Slice => parser.parseSlice(cleanFragment(withoutStyles(html)));

/** The text as HTML; empty when nothing is written. */
export function writeText(text: Node): string {
  if (text.textContent.trim() === "" && !hasPicture(text)) return "";
  const box = document.createElement("div");
  box.append(serialiser.serializeFragment(text.content));
  return box.innerHTML;
}

function hasPicture(text: Node): boolean {
  let isThere = false;
  text.descendants(({ type }) => {
    isThere ||= type.name === "image";
  });
  return isThere;
}
