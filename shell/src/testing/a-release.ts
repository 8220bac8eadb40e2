import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import type { LiveArea, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { roles } from "@mandi/shared/contract/role";

/** A menu entry for everyone in the header; pass only what the test is about. */
export function aMenuEntry(change: Partial<MenuEntry> = {}): MenuEntry {
  return {
    label: "News",
    to: "/news-list",
    roles: [...roles],
    places: ["header"],
    icon: "newspaper",
    order: 80,
    ...change,
  };
}

/** A live area without any code: menus and guards work from data alone. */
export function aLiveArea(change: Partial<LiveArea> = {}): LiveArea {
  return {
    title: "Public area",
    version: "0123456789abcdef",
    base: "/areas/public/0123456789abcdef/",
    entry: "entry.js",
    container: "public_0123456789abcdef",
    contract: "1.0.0",
    files: [],
    integrity: {},
    routes: [],
    menu: [],
    ...change,
  };
}

export function aRelease(areas: Readonly<Record<string, LiveArea>>): ReleaseDocument {
  return { revision: 1, issuedAt: "2026-11-21T05:12:00.000Z", contract: "1.0.0", areas: { ...areas } };
}

const signedIn = ["customer", "seller", "transporter"] as const;
const rolePlaces = ["subnav", "account", "drawer"] as const;
const applicantPlaces = [...rolePlaces, "footer-about"] as const;

/** The menu entries of the product's four areas. */
export function theProductsRelease(): ReleaseDocument {
  const common = (label: string, to: string, order: number, ...places: MenuEntry["places"]) =>
    aMenuEntry({ label, to, order, places });
  const own = (label: string, to: string, order: number) =>
    aMenuEntry({ label, to, order, roles: [...signedIn], places: [...rolePlaces] });
  const products = (to: string, role: "seller" | "transporter") =>
    aMenuEntry({ label: "My Products", to, order: 10, roles: [role], places: [...applicantPlaces] });
  const become = (label: string, to: string, order: number) =>
    aMenuEntry({ label, to, order, roles: ["visitor", "customer"], places: [...applicantPlaces] });
  return aRelease({
    public: aLiveArea({
      routes: [
        { path: "/", roles: [...roles], title: "Home", frame: "full", hasPrices: true, data: [], files: [] },
        {
          path: "/product-list/:id",
          roles: [...roles],
          title: "Products",
          frame: "full",
          hasPrices: true,
          data: [],
          files: [],
        },
      ],
      menu: [
        common("Home", "/", 0, "drawer"),
        common("News", "/news-list", 80, "header", "drawer"),
        common("Enquiry", "/enquiry", 81, "header", "drawer"),
        common("FAQ", "/faq", 82, "drawer", "footer-support"),
        common("Contact Us", "/contact-us", 83, "drawer", "footer-support"),
        common("About Us", "/about-us", 90, "drawer", "footer-about"),
        common("Privacy Policy", "/privacy-policy", 93, "footer-about"),
      ],
    }),
    buyer: aLiveArea({
      title: "Buyer area",
      routes: [
        {
          path: "/order-details/:id",
          roles: [...signedIn],
          title: "Order",
          frame: "full",
          section: "/order-book",
          data: [],
          files: [],
        },
      ],
      menu: [
        own("Watch List", "/watchlist", 20),
        own("Quotation List", "/quotation-list", 30),
        own("Order Book", "/order-book", 40),
        own("Wallet", "/wallet", 50),
        own("Address", "/address", 60),
      ],
    }),
    seller: aLiveArea({
      menu: [products("/commodity-products", "seller"), become("Become Supplier", "/become-supplier", 70)],
    }),
    transporter: aLiveArea({
      menu: [products("/transporter-products", "transporter"), become("Become Transporter", "/become-transporter", 71)],
    }),
  });
}
