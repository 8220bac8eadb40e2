import { aLiveArea, aMenuEntry, aRelease, theProductsRelease } from "../testing/a-release";
import { menuEntries, menuGroups } from "./menu-entries";

const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label);

describe("the entries of a menu", () => {
  it("come from all areas, in a common order", () => {
    const release = aRelease({
      later: aLiveArea({ menu: [aMenuEntry({ label: "Second", order: 2 })] }),
      sooner: aLiveArea({ menu: [aMenuEntry({ label: "Third", order: 3 }), aMenuEntry({ label: "First", order: 1 })] }),
    });

    expect(labels(menuEntries(release, "header", "visitor"))).toEqual(["First", "Second", "Third"]);
  });

  it.each([
    ["visitor (R-050)", "visitor", ["Become Supplier", "Become Transporter"]],
    [
      "customer (R-049, R-050)",
      "customer",
      ["Watch List", "Quotation List", "Order Book", "Wallet", "Address", "Become Supplier", "Become Transporter"],
    ],
    [
      "seller (R-049, R-051)",
      "seller",
      ["My Products", "Watch List", "Quotation List", "Order Book", "Wallet", "Address"],
    ],
    [
      "transporter (R-049, R-052)",
      "transporter",
      ["My Products", "Watch List", "Quotation List", "Order Book", "Wallet", "Address"],
    ],
    ["staff", "staff", []],
  ] as const)("are those of the role: %s", (_who, role, expected) => {
    expect(labels(menuEntries(theProductsRelease(), "subnav", role))).toEqual(expected);
  });

  it("lead each kind of seller to their own products (R-051, R-052)", () => {
    const own = (role: "seller" | "transporter") => menuEntries(theProductsRelease(), "subnav", role)[0]?.to;

    expect([own("seller"), own("transporter")]).toEqual(["/commodity-products", "/transporter-products"]);
  });

  it("stay when their area is shut, so that its page can say why", () => {
    const release = aRelease({ shut: aLiveArea({ disabled: true, menu: [aMenuEntry({ label: "News" })] }) });

    expect(labels(menuEntries(release, "header", "visitor"))).toEqual(["News"]);
  });

  it.each(["//elsewhere.example", "/\\elsewhere.example"])("never lead outside the product: %s", (to) => {
    const release = aRelease({ odd: aLiveArea({ menu: [aMenuEntry({ to })] }) });

    expect(menuEntries(release, "header", "visitor")).toEqual([]);
  });
});

describe("the groups of the drawer", () => {
  it("separate own entries, offers and entries for everyone, with Home first", () => {
    const groups = menuGroups(menuEntries(theProductsRelease(), "drawer", "customer"));

    expect(groups.map(labels)).toEqual([
      ["Home", "Watch List", "Quotation List", "Order Book", "Wallet", "Address"],
      ["Become Supplier", "Become Transporter"],
      ["News", "Enquiry", "FAQ", "Contact Us", "About Us"],
    ]);
  });

  it("put Home with the offers when nobody is logged in", () => {
    const groups = menuGroups(menuEntries(theProductsRelease(), "drawer", "visitor"));

    expect(groups.map(labels)[0]).toEqual(["Home", "Become Supplier", "Become Transporter"]);
  });
});
