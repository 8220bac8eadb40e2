import { startLateLinks } from "./late-links";

it("starts the deferred preloads of the page, calls before fonts, and does not touch other links", () => {
  document.head.innerHTML = `
    <link rel="preload" as="fetch" href="/api/home" crossorigin>
    <link data-late as="font" href="/text.woff2" crossorigin>
    <link data-late as="fetch" href="/api/product-list" crossorigin>
    <link rel="icon" href="/icon.svg">`;
  const links = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

  startLateLinks("fetch");
  expect(links()).toEqual([
    ["preload", "/api/home"],
    ["", "/text.woff2"],
    ["preload", "/api/product-list"],
    ["icon", "/icon.svg"],
  ]);

  startLateLinks();
  expect(links()).toContainEqual(["preload", "/text.woff2"]);
});
