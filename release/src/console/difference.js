import { make } from "./dom.js";
import { bytes, count, short } from "./words.js";

const shown = 12;

/** How two versions differ: contract, bytes, pages, files. */
export function difference({ from, to, contract, bytes: size, files, routesAdded, routesRemoved }) {
  const isSame = contract[0] === contract[1];
  return make(
    "div",
    { class: "difference" },
    make(
      "p",
      {},
      `From ${short(from)} to ${short(to)}: ${isSame ? `contract ${contract[0]} as before` : `contract ${contract.join(" becomes ")}`}, ${bytes(size[0])} becomes ${bytes(size[1])}, ${count(files.length, "file")} changed.`,
    ),
    [
      ...routesAdded.map((route) => `new page ${route}`),
      ...routesRemoved.map((route) => `no page ${route} any more`),
    ].map((line) => make("p", {}, line)),
    make(
      "ul",
      { class: "files" },
      files
        .slice(0, shown)
        .map(({ file, from: was, to: is }) => make("li", {}, make("code", {}, file), ` ${change(was, is)}`)),
    ),
    files.length > shown && make("p", { class: "quiet" }, `and ${count(files.length - shown, "more file")}`),
  );
}

function change(was, is) {
  if (was === null) return `new, ${bytes(is)}`;
  if (is === null) return "gone";
  return `${bytes(was)} becomes ${bytes(is)}`;
}
