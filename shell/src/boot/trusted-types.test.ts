import { installTrustedTypes } from "./trusted-types";

interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** Acts like a browser with this page's security policy: two policy names, once each. */
function browserFactory() {
  const made = new Map<string, Rules>();
  return {
    made,
    createPolicy(name: string, rules: Rules): Rules {
      if (!["default", "dompurify"].includes(name) || made.has(name))
        throw new TypeError(`Policy with name "${name}" is disallowed`);
      made.set(name, rules);
      return rules;
    },
  };
}

let factory: ReturnType<typeof browserFactory>;
beforeEach(() => {
  factory = browserFactory();
  Object.assign(window, { trustedTypes: factory });
  installTrustedTypes();
});
afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

describe("the policies of a document", () => {
  it("serve the sanitiser of every area: the first copy and all later ones get the same policy", () => {
    const [first, second] = [1, 2].map(() => factory.createPolicy("dompurify", { createHTML: (html) => html }));

    expect(first?.createHTML?.("<b>TMT</b>")).toBe("<b>TMT</b>");
    expect(second).toBe(first);
    expect([...factory.made.keys()]).toEqual(["default", "dompurify"]);
  });

  it("are the only ones: any other is refused, and so is a script address from the sanitiser's policy", () => {
    expect(() => factory.createPolicy("other", {})).toThrow("disallowed");
    expect(() => factory.createPolicy("default", {})).toThrow("disallowed");
    const asked = factory.createPolicy("dompurify", { createScriptURL: (url) => url });
    expect(asked.createScriptURL).toBeUndefined();
  });

  it("allow scripts only from published versions of this site, and no HTML without the sanitiser", () => {
    const rules = factory.made.get("default");

    expect(rules?.createScriptURL?.("/areas/seller/1/entry.js")).toBe("/areas/seller/1/entry.js");
    expect(() => rules?.createScriptURL?.("https://elsewhere.example/areas/entry.js")).toThrow(
      "published versions only",
    );
    expect(() => rules?.createScriptURL?.("/media/upload.js")).toThrow("published versions only");
    expect(rules?.createHTML?.("")).toBe("");
    expect(() => rules?.createHTML?.("<b>past</b>")).toThrow("through the sanitiser only");
  });
});
