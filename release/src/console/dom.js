/**
 * An element with its attributes and children. Text becomes text and never markup, so nothing that a version, a person or a
 * browser reported can be more than words here; the page's policy allows nothing else.
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** The same for a drawing. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Says something to everybody, also to those who listen. */
export function say(words) {
  byId("said").textContent = words;
}
