import { defineArea } from "@mandi/shared/area/define-area";
import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { traders } from "@mandi/shared/contract/role";

const roles = [...traders];
const places: MenuEntry["places"] = ["subnav", "account", "drawer"];

/** Everything that somebody who is logged in does as a buyer; sellers and transporters buy as well. */
export default defineArea({
  name: "buyer",
  title: "Buyer area",
  owner: "Buyer team",
  api: "^1.0.0",
  routes: [
    {
      path: "/product-detail/:id",
      roles,
      title: "Product",
      page: "product-detail",
      hasPrices: true,
      data: ["/product-detail/:id"],
    },
    { path: "/create-rfq", roles, title: "Request for quotation", page: "create-rfq", data: ["/address"] },
    { path: "/quotation-list", roles, title: "Quotation List", page: "quotation-list" },
    {
      path: "/quotation-detail/:id",
      roles,
      title: "Quotation",
      section: "/quotation-list",
      page: "quotation-detail",
      data: ["/product-enquiry/:id"],
    },
    { path: "/order-book", roles, title: "All Orders", page: "order-book" },
    {
      path: "/order-details/:id",
      roles,
      title: "Order",
      section: "/order-book",
      page: "order-details",
      data: ["/customer/order-detail/:id"],
    },
    {
      path: "/order-ledger/:id",
      roles,
      title: "Order ledger",
      section: "/order-book",
      page: "order-ledger",
      data: ["/customer/order-ledger/:id"],
    },
    {
      path: "/order-paper/:id/:number",
      roles,
      title: "Order document",
      section: "/order-book",
      page: "order-paper",
      data: ["/customer/order-detail/:id"],
    },
    { path: "/papers", roles, title: "Documents", page: "papers" },
    {
      path: "/paper/:id",
      roles,
      title: "Document",
      section: "/papers",
      page: "trade-paper",
      data: ["/paper/:id"],
    },
    {
      path: "/payment-advice/:id",
      roles,
      title: "Payment advice",
      section: "/papers",
      page: "payment-advice",
      data: ["/customer/payment/:id/advice"],
    },
    { path: "/trade-sheet/:kind/:id", roles, title: "Trade sheet", page: "trade-sheet", hasPrices: true },
    { path: "/watchlist", roles, title: "Watch List", page: "watchlist", hasPrices: true },
    { path: "/address", roles, title: "Address", page: "address", data: ["/address"] },
    { path: "/wallet", roles, title: "Wallet", page: "wallet", data: ["/cash-wallet", "/credit-wallet"] },
    { path: "/credit-request", roles, title: "Request for Credit", section: "/wallet", page: "credit-request" },
    { path: "/notifications", roles, title: "Notifications", page: "notifications", data: ["/notification"] },
    { path: "/profile", roles, title: "Profile", page: "profile" },
  ],
  menu: [
    {
      label: "Profile",
      to: "/profile",
      roles,
      places: ["account", "drawer"],
      icon: "user",
      order: 10,
      unread: "/my-turn#profile",
    },
    // The list of news is not in the row of work places for lack of room; the account menus have it
    // (docs/domain.md#notifications).
    {
      label: "Notifications",
      to: "/notifications",
      roles,
      places: ["account", "drawer"],
      icon: "mail",
      order: 15,
      unread: "/notification",
    },
    { label: "Watch List", to: "/watchlist", roles, places, icon: "bookmark", order: 20 },
    {
      label: "Quotation List",
      to: "/quotation-list",
      roles,
      places,
      icon: "file-text",
      order: 30,
      unread: "/my-turn#quotations",
    },
    { label: "Order Book", to: "/order-book", roles, places, icon: "package", order: 40, unread: "/my-turn#orders" },
    { label: "Wallet", to: "/wallet", roles, places, icon: "wallet", order: 50 },
    { label: "Documents", to: "/papers", roles, places: ["account", "drawer"], icon: "file-text", order: 55 },
    { label: "Address", to: "/address", roles, places, icon: "map-pin", order: 60 },
  ],
});
