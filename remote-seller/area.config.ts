import { defineArea } from "@mandi/shared/area/define-area";

export default defineArea({
  name: "seller",
  title: "Seller area",
  owner: "Seller team",
  api: "^1.1.0",
  routes: [
    {
      path: "/commodity-products",
      roles: ["seller"],
      title: "My Products",
      page: "own-products",
      data: ["/seller/commodity-product"],
    },
    {
      path: "/seller-quotation-detail/:id",
      roles: ["seller"],
      title: "Seller Quotation Details",
      section: "/quotation-list",
      page: "seller-quotation",
      data: ["/seller/product-enquiry/:id"],
    },
    {
      path: "/seller-order-detail/:id",
      roles: ["seller"],
      title: "Seller Order Details",
      section: "/order-book",
      page: "seller-order",
      data: ["/seller/order-detail/:id"],
    },
    {
      path: "/seller-order-ledger/:id",
      roles: ["seller"],
      title: "Seller Order Ledger",
      section: "/order-book",
      page: "seller-order-ledger",
      data: ["/seller/order-ledger/:id"],
    },
    {
      path: "/seller-order-paper/:id",
      roles: ["seller"],
      title: "Credit Note",
      section: "/order-book",
      page: "seller-order-paper",
      data: ["/seller/order-detail/:id"],
    },
    { path: "/become-supplier", roles: ["customer"], title: "Become Supplier", page: "become-supplier" },
  ],
  menu: [
    {
      label: "My Products",
      to: "/commodity-products",
      roles: ["seller"],
      places: ["subnav", "account", "drawer", "footer-about"],
      icon: "store",
      order: 10,
      unread: "/my-turn#products",
    },
    {
      label: "Become Supplier",
      to: "/become-supplier",
      roles: ["visitor", "customer"],
      places: ["subnav", "account", "drawer", "footer-about"],
      icon: "building",
      order: 70,
    },
  ],
});
