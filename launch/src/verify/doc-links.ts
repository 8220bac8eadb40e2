import { posix } from "node:path";
import type { Finding, SourceFile } from "./source-files";

/** A page of docs by its path from the root, as comments name it, with or without a section. */
const named = /(?<![\w/.-])docs\/[\w/-]+(?:\.[\w/-]+)*\.md(?:#[\w-]+)?/g;
/** A link of a Markdown page to another page, or to its own section. */
const linked = /\]\(((?!\w+:)[^)\s#]*\.md(?:#[^)\s]+)?|#[^)\s]+)\)/g;

/** Tests of these checks contain invalid references. */
const examples = /^launch\/src\/verify\/.+\.test\.ts$/;

/** Finds references to a page or section that does not exist. */
export function findBrokenDocLinks(files: readonly SourceFile[]): Finding[] {
  const pages = new Map(
    files.filter(({ path }) => path.endsWith(".md")).map(({ path, text }) => [path, anchorsOf(text)]),
  );
  const read = files.filter(({ path }) => !examples.test(path));
  return read.flatMap(({ path, text }) =>
    text.split("\n").flatMap((content, index) =>
      targetsIn(content, path)
        .map((target) => problemOf(target, pages))
        .filter((message) => message !== null)
        .map((message) => ({ path, line: index + 1, message })),
    ),
  );
}

function targetsIn(content: string, path: string): string[] {
  const links = path.endsWith(".md") ? [...content.matchAll(linked)].map(([, link = ""]) => resolved(link, path)) : [];
  const withoutLinks = path.endsWith(".md") ? content.replace(linked, "") : content;
  return [...links, ...[...withoutLinks.matchAll(named)].map(([name]) => name)];
}

function resolved(link: string, from: string): string {
  return link.startsWith("#") ? `${from}${link}` : posix.join(posix.dirname(from), link);
}

function problemOf(target: string, pages: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const [page = "", anchor] = target.split("#");
  const anchors = pages.get(page);
  if (!anchors) return `${page} does not exist`;
  return anchor === undefined || anchors.has(anchor) ? null : `${page} has no section #${anchor}`;
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = ""]) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}
