import { watchFocus } from "./focus-keeper";

const main = () => document.querySelector("main");
const button = () => document.querySelector("button");

let end: () => void = () => undefined;
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  end = watchFocus();
});
afterAll(() => end());
beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h1>Order</h1>
    <section><h2>Next step</h2><form><button>Confirm</button></form></section></main>`;
  button()?.focus();
});

const framesPassed = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

it("goes to the heading of the section in which the pressed button was", async () => {
  document.querySelector("form")?.remove();
  await framesPassed();
  expect(document.activeElement).toHaveTextContent("Next step");
  expect(document.activeElement?.tagName).toBe("H2");
});

it("goes to the page's heading once the whole section is gone", async () => {
  document.querySelector("section")?.remove();
  await framesPassed();
  expect(document.activeElement?.tagName).toBe("H1");
});

it("goes to a section that has only a name", async () => {
  const section = document.querySelector("section");
  section?.setAttribute("aria-label", "My price");
  document.querySelector("h2")?.remove();
  document.querySelector("form")?.remove();
  await framesPassed();
  expect(document.activeElement).toBe(section);
});

it("stays with what took the focus by itself", async () => {
  main()?.insertAdjacentHTML("beforeend", '<a href="/orders">Go to order</a>');
  document.querySelector("form")?.remove();
  document.querySelector("a")?.focus();
  await framesPassed();
  expect(document.activeElement?.tagName).toBe("A");
});

it("leaves the focus alone when another page has taken the place of this one", async () => {
  history.pushState(null, "", "/another");
  main()?.replaceChildren();
  await framesPassed();
  expect(document.activeElement).toBe(document.body);
});

it("stays where a click beside everything has left it", async () => {
  button()?.blur();
  document.dispatchEvent(new Event("pointerup"));
  document.querySelector("form")?.remove();
  await framesPassed();
  expect(document.activeElement).toBe(document.body);
});

it("leaves the page where a person reads it when they accept the cookie notice", async () => {
  document.body.insertAdjacentHTML("beforeend", '<aside><button id="accept">Ok, I Understand</button></aside>');
  document.getElementById("accept")?.focus();
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  scroll.mockClear();
  document.querySelector("aside")?.remove();
  await framesPassed();
  expect(document.activeElement).toHaveTextContent("Next step");
  expect(scroll).not.toHaveBeenCalled();
});

it("leaves the page where a person reads it when the heading of the page is drawn anew", async () => {
  const heading = document.querySelector("h1") ?? document.createElement("h1");
  heading.tabIndex = -1;
  heading.focus();
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  scroll.mockClear();
  heading.replaceWith(Object.assign(document.createElement("h1"), { textContent: "Order O1" }));
  await framesPassed();
  expect(document.activeElement).toHaveTextContent("Order O1");
  expect(scroll).not.toHaveBeenCalled();
});
