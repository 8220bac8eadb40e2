import { read } from "@mandi/shared/contract/read";
import { AreaVersion } from "@mandi/shared/contract/release/release-document";
import { firstDataLinks } from "./first-data";

const route = {
  path: "/news-detail/:slug",
  roles: ["visitor" as const],
  title: "Market News",
  frame: "full" as const,
  data: ["/view-market-news/:slug", "/market-news?page=1&limit=3", "/config"],
  files: [],
};
const version = read(AreaVersion, {
  version: "0123456789abcdef",
  contract: "2.4.0",
  base: "/areas/public/0123456789abcdef/",
  container: "mandi_public",
  entry: "entry.js",
  requires: {},
  files: [],
  integrity: {},
  routes: [route],
  menu: [],
});

it("a visitor's page preloads its first data along with its code, from the addresses that the page itself calls", () => {
  expect(firstDataLinks({ version, route }, "/news-detail/steel%20rises", { role: "visitor" })).toEqual([
    '<link rel="preload" as="fetch" href="/api/view-market-news/steel%20rises" crossorigin>',
    '<link data-late as="fetch" href="/api/market-news?page=1&amp;limit=3" crossorigin>',
  ]);
});

it("nothing is preloaded for somebody who is signed in, nor where there is no page", () => {
  expect(firstDataLinks({ version, route }, "/news-detail/a", { role: "customer" })).toEqual([]);
  expect(firstDataLinks(null, "/nowhere", { role: "visitor" })).toEqual([]);
});

it("all calls but one wait for the page's first script: a browser opens six connections, and the shell's script needs one", () => {
  const three = { ...route, data: ["/home", "/ingot-price", "/product-list"] };
  expect(firstDataLinks({ version, route: three }, "/news-detail/a", { role: "visitor" })).toEqual([
    '<link rel="preload" as="fetch" href="/api/home" crossorigin>',
    '<link data-late as="fetch" href="/api/ingot-price" crossorigin>',
    '<link data-late as="fetch" href="/api/product-list" crossorigin>',
  ]);
});

it("an address cannot leave the link's attribute", () => {
  const [link] = firstDataLinks({ version, route }, '/news-detail/"><script>', { role: "visitor" });
  expect(link).toBe(
    '<link rel="preload" as="fetch" href="/api/view-market-news/&quot;&gt;&lt;script&gt;" crossorigin>',
  );
});
