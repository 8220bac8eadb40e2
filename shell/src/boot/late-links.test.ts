import { startLateLinks } from "./late-links";

it("starts the deferred preloads of the page, and does not touch other links", () => {
  document.head.innerHTML = `
    <link rel="preload" as="fetch" href="/api/home" crossorigin>
    <link data-late as="fetch" href="/api/product-list" crossorigin>
    <link rel="icon" href="/icon.svg">`;

  startLateLinks();

  const links = [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
  expect(links).toEqual([
    ["preload", "/api/home"],
    ["preload", "/api/product-list"],
    ["icon", "/icon.svg"],
  ]);
});
