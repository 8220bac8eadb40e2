import type { LiveArea, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { settleSet } from "../areas/area-versions";
import { liveRelease } from "../release/live-release";
import { aLiveArea, aMenuEntry, aRelease } from "../testing/a-release";
import { concernsTab } from "./set-concerns";

const shell = { version: "aaaaaaaaaaaaaaaa" };
const [one, two] = ["1111111111111111", "2222222222222222"];
const forSellers = aMenuEntry({ label: "My Products", roles: ["seller"] });

const aRoute = (path: string, roles: LiveArea["routes"][number]["roles"]) => ({
  path,
  roles,
  title: "A page",
  frame: "full" as const,
  data: [],
  files: [],
});

const buyer = aLiveArea({ version: one, routes: [aRoute("/wallet", ["customer"])], menu: [aMenuEntry()] });
const seller = aLiveArea({ version: one, menu: [forSellers] });
const own: ReleaseDocument = { ...aRelease({ buyer, seller }), shell };
const parsed = (document: ReleaseDocument) => ({ document, unreadable: new Set<string>() });
const withSeller = (change: Partial<LiveArea>) => ({
  ...own,
  revision: 2,
  areas: { buyer, seller: { ...seller, ...change } },
});

beforeEach(() => {
  liveRelease.setState(settleSet(parsed(own), 7, new Map()), true);
});

describe("a newer set", () => {
  it("does not concern a buyer's tab when only the seller area changed, or what only sellers see of it", () => {
    const change = {
      version: two,
      menu: [forSellers, { ...forSellers, label: "My Prices" }],
      routes: [aRoute("/prices", ["seller"])],
    };

    expect(concernsTab(parsed(withSeller({ version: two })), "buyer", "customer")).toBe(false);
    expect(concernsTab(parsed(withSeller(change)), "buyer", "customer")).toBe(false);
    expect(concernsTab(parsed(withSeller({ disabled: true })), "buyer", "customer")).toBe(false);
    expect(concernsTab(parsed({ ...own, revision: 9 }), "seller", "seller")).toBe(false);
  });

  it.each<[string, ReleaseDocument]>([
    ["the area they enter has another version", withSeller({ version: two })],
    ["the area they enter was shut", withSeller({ disabled: true })],
    ["a trial gives them another version", withSeller({ canary: { ...seller, version: two, percent: 100 } })],
    ["the area they enter is gone", { ...own, areas: { buyer } }],
    ["another shell is live", { ...own, shell: { version: two } }],
    ["the server does not say which shell is live", { ...aRelease({ buyer, seller }), revision: 2 }],
    [
      "another area adds an entry to their menus",
      { ...own, areas: { buyer: { ...buyer, version: two, menu: [aMenuEntry({ label: "Loans" })] }, seller } },
    ],
    [
      "another area adds an address for them",
      { ...own, areas: { buyer: { ...buyer, routes: [...buyer.routes, aRoute("/loans", ["seller"])] }, seller } },
    ],
  ])("concerns the tab when %s", (_why, newer) => {
    expect(concernsTab(parsed(newer), "seller", "seller")).toBe(true);
  });

  it("does not move a tester from the version they chose, nor anyone to a set with a wrong description", () => {
    liveRelease.setState(settleSet(parsed(own), 7, new Map([["seller", { ...seller, version: two }]])), true);

    expect(concernsTab(parsed(withSeller({ version: "3333333333333333" })), "seller", "seller")).toBe(false);
    expect(concernsTab({ document: { ...own, areas: {} }, unreadable: new Set(["seller"]) }, "seller", "seller")).toBe(
      false,
    );
  });
});
