import { aLiveArea } from "../../testing/a-release";
import { preloadPage } from "./preload-page";

const route = { path: "/wallet", roles: ["customer"], title: "Wallet", frame: "full", data: [] } as const;

function anArea(name: string) {
  const base = `/areas/${name}/0123456789abcdef/`;
  const files = ["entry.js", "area.js", "wallet.js", "wallet.css", "other.js"];
  return aLiveArea({
    base,
    files: ["area.js"],
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])),
    routes: [{ ...route, roles: [...route.roles], data: [], files: ["wallet.js", "wallet.css"] }],
  });
}

const links = () => [...document.head.querySelectorAll("link")];

afterEach(() => document.head.replaceChildren());

describe("a page of an area that is about to be shown", () => {
  it("gets all its files requested at once, with their hashes, and no other page's", () => {
    preloadPage(anArea("buyer"), "/wallet");

    expect(links().map(({ href, as }) => [new URL(href).pathname.split("/").at(-1), as])).toEqual([
      ["entry.js", "script"],
      ["area.js", "script"],
      ["wallet.js", "script"],
      ["wallet.css", "style"],
    ]);
    expect(links().map(({ integrity, crossOrigin }) => [integrity.slice(0, 7), crossOrigin])).toEqual(
      Array(4).fill(["sha384-", "anonymous"]),
    );
  });

  it("gets its entry preloaded as a module when it is one, or the browser would fetch it twice", () => {
    preloadPage({ ...anArea("mill"), format: "module" }, "/wallet");

    expect(links().map(({ rel, href }) => [rel, href.split("/").at(-1)])).toEqual([
      ["modulepreload", "entry.js"],
      ["preload", "area.js"],
      ["preload", "wallet.js"],
      ["preload", "wallet.css"],
    ]);
  });

  it("gets nothing requested twice, not even what the document has already preloaded", () => {
    const area = anArea("seller");
    const inDocument = document.createElement("link");
    inDocument.setAttribute("href", `${area.base}entry.js`);
    document.head.append(inDocument);

    preloadPage(area, "/wallet");
    preloadPage(area, "/wallet");

    expect(
      links()
        .map(({ href }) => href)
        .sort(),
    ).toEqual(["area.js", "entry.js", "wallet.css", "wallet.js"].map((file) => `https://localhost${area.base}${file}`));
  });

  it("never requests a file whose hash is unknown", () => {
    preloadPage({ ...anArea("transporter"), integrity: {} }, "/wallet");

    expect(links()).toEqual([]);
  });
});
