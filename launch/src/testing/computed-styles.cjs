// A query by role asks for the style of each element and of its ancestors. jsdom matches a hundred rules of its own style
// sheet for that and parses fifteen colours: a sixth of the processor time of the tests of pages.
const { createRequire } = require("node:module");

const ofEnvironment = createRequire(require.resolve("jest-environment-jsdom"));
const inside = (name) => ofEnvironment(`jsdom/lib/jsdom/living/${name}.js`);

/**
 * The last names of a list of selectors, or undefined when one of them may match an element of any name.
 *
 * @returns {ReadonlySet<string> | undefined}
 */
function lastNames(selectorText) {
  if (/[(\\]/.test(selectorText)) return undefined;
  const withoutAttributes = selectorText.replace(/\[[^\]]*\]/g, "[]");
  const names = withoutAttributes.split(",").map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? "";
    return /^[a-z][a-z0-9]*(?=$|[[:.#])/i.exec(last)?.[0].toLowerCase();
  });
  return names.includes(undefined) ? undefined : new Set(names);
}

// Before the module of the styles takes the function.
const selectors = inside("helpers/selectors");
const match = selectors.matchesDontThrow;
const namesOf = new Map();
selectors.matchesDontThrow = (element, selectorText) => {
  if (!namesOf.has(selectorText)) namesOf.set(selectorText, lastNames(String(selectorText)));
  const isOtherName = namesOf.get(selectorText)?.has(element.localName.toLowerCase()) === false;
  return isOtherName ? false : match(element, selectorText);
};

const { getDeclarationForElement } = inside("helpers/style-rules");
const { implForWrapper } = inside("generated/utils");

/** What an element gets from its parent. */
const inherited = ["color", "pointer-events", "visibility"];

/** The computed styles of this process: what is declared on an element and inherited from its parent decides. */
const known = new Map();

/** Gives the window a `getComputedStyle` with the same answers that computes none twice. */
function rememberComputedStyles(window) {
  const compute = window.getComputedStyle;
  /** Per state of the document, as jsdom's own memory of declarations: any change of the document begins a new one. */
  const ofStates = new WeakMap();

  function styleOf(element) {
    const inner = implForWrapper(element);
    if (element?.nodeType !== 1 || !inner?._attached) return compute.call(window, element);
    const declared = getDeclarationForElement(inner);
    const state = inner._ownerDocument._styleCache;
    if (!ofStates.has(state)) ofStates.set(state, new WeakMap());
    const styles = ofStates.get(state);
    const before = styles.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement && styleOf(element.parentElement);
    const texts = Array.from(declared, (name) => [
      name,
      declared.getPropertyValue(name),
      declared.getPropertyPriority(name),
    ]);
    const key = JSON.stringify([texts, parent && inherited.map((name) => parent.getPropertyValue(name))]);
    if (!known.has(key)) known.set(key, compute.call(window, element));
    const style = known.get(key);
    styles.set(element, style);
    return style;
  }

  window.getComputedStyle = (element, pseudo) =>
    pseudo === undefined || pseudo === null || pseudo === "" ? styleOf(element) : compute.call(window, element, pseudo);
}

module.exports = { lastNames, rememberComputedStyles };
