import type { RouteDefinition } from "@mandi/shared/area/define-area";
import { defineArea } from "@mandi/shared/area/define-area";
import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { desk } from "@mandi/shared/messages/desk";

/** Common to every page of the desk: for staff, in a frame with a rail, searched by number. */
const page = (route: Pick<RouteDefinition, "path" | "title" | "page" | "data" | "section">): RouteDefinition => ({
  section: "/desk",
  ...route,
  roles: ["staff"],
  frame: "rail",
  search: { label: desk.search, to: "/desk/find" },
});

const places: MenuEntry["places"] = ["rail", "account", "drawer"];

/** The menu entry of the lists, under which their items appear. */
const lists = "/desk/list/orders";

/** The shell's description of this area before any of its code is loaded: guard, title, menus. */
export default defineArea({
  name: "desk",
  title: "Desk",
  owner: "Desk team",
  api: "^1.1.0",
  routes: [
    page({ path: "/desk", title: "Queue", page: "queue", data: ["/desk/queue/item"] }),
    page({ path: "/desk/payment/:id", title: "Payment", page: "payment", data: ["/desk/payment/:id"] }),
    page({ path: "/desk/approval/:id", title: "Second Person", page: "approval", data: [] }),
    page({
      path: "/desk/quotation/:id",
      title: "Marking",
      page: "quotation",
      data: ["/desk/quotation/:id", "/desk/quotation/:id/board"],
    }),
    page({ path: "/desk/thread/:id", title: "Message", page: "thread-page", data: ["/desk/thread/:id"] }),
    page({ path: "/desk/inbox/:number", title: "Inbox", page: "inbox", data: ["/desk/inbox/:number"] }),
    page({
      path: "/desk/freight-bill/:id",
      title: "Freight Bill",
      page: "freight-bill",
      data: ["/desk/freight-bill/:id"],
    }),
    page({ path: "/desk/eway-bill/:id", title: "E-way Bill", page: "eway-bill", data: ["/desk/eway-bill/:id"] }),
    page({
      path: "/desk/paper/:id",
      title: "Document",
      page: "paper",
      data: ["/desk/paper/:id"],
      section: "/desk/books",
    }),
    page({ path: "/desk/order/:id", title: "Order", page: "order", data: ["/desk/order/:id"] }),
    page({ path: "/desk/listing/:id", title: "Listing", page: "listing", data: ["/desk/listing/:id"], section: lists }),
    page({ path: "/desk/credit/:id", title: "Credit", page: "credit", data: [], section: lists }),
    page({ path: "/desk/list/:name", title: "Lists", page: "lists", data: [], section: lists }),
    page({ path: "/desk/users", title: "Users", page: "users", data: [], section: "/desk/users" }),
    page({ path: "/desk/user/:phone", title: "User", page: "user", data: [], section: "/desk/users" }),
    page({
      path: "/desk/prices",
      title: "Ingot Prices",
      page: "prices",
      data: ["/desk/ingot-price"],
      section: "/desk/prices",
    }),
    page({
      path: "/desk/bank",
      title: "Bank Statement",
      page: "bank",
      data: ["/desk/bank-line"],
      section: "/desk/bank",
    }),
    page({
      path: "/desk/payouts",
      title: "Payouts",
      page: "payouts",
      data: ["/desk/payout-due", "/desk/payout-batch"],
      section: "/desk/payouts",
    }),
    page({
      path: "/desk/payouts/:id",
      title: "Payout Batch",
      page: "batch",
      data: ["/desk/payout-batch/:id"],
      section: "/desk/payouts",
    }),
    page({ path: "/desk/news", title: "News", page: "news", data: [], section: "/desk/news" }),
    page({ path: "/desk/site", title: "Site", page: "site", data: [], section: "/desk/site" }),
    page({ path: "/desk/settings", title: "Settings", page: "settings", data: [], section: "/desk/settings" }),
    page({ path: "/desk/catalogue", title: "Catalogue", page: "catalogue", data: [], section: "/desk/catalogue" }),
    page({
      path: "/desk/catalogue/:id",
      title: "Product",
      page: "catalogue-product",
      data: ["/desk/product/:id"],
      section: "/desk/catalogue",
    }),
    page({ path: "/desk/tax", title: "Tax Rates", page: "tax", data: [], section: "/desk/tax" }),
    page({ path: "/desk/books", title: "Books", page: "books", data: [], section: "/desk/books" }),
    page({ path: "/desk/find", title: "Find", page: "find", data: [] }),
  ],
  menu: [
    { label: "Queue", to: "/desk", roles: ["staff"], places, icon: "inbox", order: 10, unread: "/desk/queue/count" },
    { label: "Users", to: "/desk/users", roles: ["staff"], places, icon: "user-check", order: 20 },
    { label: "Lists", to: lists, roles: ["staff"], places, icon: "package", order: 12 },
    { label: "Bank statement", to: "/desk/bank", roles: ["staff"], places, icon: "landmark", order: 15 },
    { label: "Payouts", to: "/desk/payouts", roles: ["staff"], places, icon: "wallet", order: 17 },
    { label: "Books", to: "/desk/books", roles: ["staff"], places, icon: "file-text", order: 18 },
    { label: "Ingot prices", to: "/desk/prices", roles: ["staff"], places, icon: "history", order: 30 },
    { label: "Catalogue", to: "/desk/catalogue", roles: ["staff"], places, icon: "box", order: 33 },
    { label: "Tax rates", to: "/desk/tax", roles: ["staff"], places, icon: "gavel", order: 35 },
    { label: "News editor", to: "/desk/news", roles: ["staff"], places, icon: "newspaper", order: 40 },
    { label: "Site", to: "/desk/site", roles: ["staff"], places, icon: "home", order: 42 },
    { label: "Settings", to: "/desk/settings", roles: ["staff"], places, icon: "shield", order: 45 },
  ],
});
