/// <reference lib="dom" />
import { createRequire } from "node:module";

const { lastNames } = createRequire(import.meta.url)("./computed-styles.cjs") as {
  readonly lastNames: (selectors: string) => ReadonlySet<string> | undefined;
};

function first(selectors: string): Element {
  const found = document.querySelector(selectors);
  if (found === null) throw new Error(`There is no ${selectors}`);
  return found;
}

const styleOf = (selectors: string) => getComputedStyle(first(selectors));

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

describe("the computed style of an element", () => {
  it("has what its name, its attributes and its own style give it", () => {
    document.body.innerHTML = `<ul><li style="color: red">1</li></ul><input type="hidden"><dialog></dialog><p hidden></p><b>2</b>`;

    const displays = ["ul", "li", "input", "dialog", "p"].map((name) => styleOf(name).display);

    expect(displays).toEqual(["block", "list-item", "none", "none", "none"]);
    expect(styleOf("li").color).toBe("rgb(255, 0, 0)");
    expect(styleOf("b").fontWeight).toBe("bold");
  });

  it("follows a change of the element, of its parents and of the style sheets", () => {
    document.body.innerHTML = "<section><p>1</p></section>";
    expect(styleOf("p").visibility).toBe("visible");

    first("section").setAttribute("style", "visibility: hidden");
    expect(styleOf("p").visibility).toBe("hidden");

    first("p").setAttribute("hidden", "");
    expect(styleOf("p").display).toBe("none");

    first("section").removeAttribute("style");
    first("p").removeAttribute("hidden");
    document.head.innerHTML = "<style>section > p, .late { pointer-events: none }</style>";
    expect(styleOf("p")).toMatchObject({ visibility: "visible", display: "block", pointerEvents: "none" });
  });

  it("is that of the element even if another one looks the same elsewhere", () => {
    document.body.innerHTML = `<div style="color: red"><p>1</p></div><div><p class="other">2</p></div>`;

    expect([styleOf("p").color, styleOf(".other").color]).toEqual(["rgb(255, 0, 0)", "canvastext"]);
  });
});

describe("the last names of selectors", () => {
  it.each([
    ["table > tr, ul ol", ["tr", "ol"]],
    ['input[type="a,b c"]:focus, H1.big', ["input", "h1"]],
  ])("%s", (selectors, names) => {
    expect([...(lastNames(selectors) ?? [])]).toEqual(names);
  });

  it.each(["[hidden]", "p, :focus", ".late", "p *", "dialog:not([open])", "a\\,b"])("may be any: %s", (selectors) => {
    expect(lastNames(selectors)).toBeUndefined();
  });
});
