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

it("a visitor's page has its first data fetched along with its code, from the addresses that the page itself calls; the code gets the browser's connections first", () => {
  expect(firstDataLinks({ version, route }, "/news-detail/steel%20rises", { role: "visitor" })).toEqual([
    '<link data-late as="fetch" href="/api/view-market-news/steel%20rises" crossorigin>',
    '<link data-late as="fetch" href="/api/market-news?page=1&amp;limit=3" crossorigin>',
  ]);
});

it("nothing is preloaded for somebody who is logged in, nor where there is no page", () => {
  expect(firstDataLinks({ version, route }, "/news-detail/a", { role: "customer" })).toEqual([]);
  expect(firstDataLinks(null, "/nowhere", { role: "visitor" })).toEqual([]);
});

it("an address cannot leave the link's attribute", () => {
  const [link] = firstDataLinks({ version, route }, '/news-detail/"><script>', { role: "visitor" });
  expect(link).toBe('<link data-late as="fetch" href="/api/view-market-news/&quot;&gt;&lt;script&gt;" crossorigin>');
});
