import { count } from "../wire/count";
import type { CompareAnswer, FileDifference } from "../wire/version-difference";
import { make } from "./dom";
import { bytes, short } from "./words";

/** A phone shows this many file names without scrolling; the others are folded. */
const shown = 5;

/** How two versions differ: contract, bytes, pages, files. */
export function difference(answer: CompareAnswer): HTMLElement {
  const { from, to, contract, bytes: size, files, routesAdded, routesRemoved } = answer;
  const [before, after] = contract;
  const pages = [
    ...routesAdded.map((route) => `new page ${route}`),
    ...routesRemoved.map((route) => `page ${route} is removed`),
  ];
  return make(
    "div",
    { class: "difference" },
    make(
      "p",
      {},
      `From ${short(from)} to ${short(to)}: `,
      before === after ? `contract ${before}, unchanged, ` : `contract ${before} becomes ${after}, `,
      `${bytes(size[0])} becomes ${bytes(size[1])}, ${count(files.length, "file")} changed.`,
    ),
    pages.map((line) => make("p", {}, line)),
    fileList(files.slice(0, shown)),
    files.length > shown &&
      make(
        "details",
        {},
        make("summary", {}, `${count(files.length - shown, "more file")}`),
        fileList(files.slice(shown)),
      ),
  );
}

function fileList(files: readonly FileDifference[]): HTMLElement {
  return make(
    "ul",
    { class: "files" },
    files.map((one) => make("li", {}, make("code", {}, one.file), ` ${change(one)}`)),
  );
}

function change({ from, to }: FileDifference): string {
  if (from === null) return to === null ? "" : `new, ${bytes(to)}`;
  return to === null ? "removed" : `${bytes(from)} becomes ${bytes(to)}`;
}
