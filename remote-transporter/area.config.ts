import { defineArea } from "@mandi/shared/area/define-area";

export default defineArea({
  name: "transporter",
  title: "Transporter area",
  owner: "Transporter team",
  api: "^1.0.0",
  routes: [
    {
      path: "/transporter-products",
      roles: ["transporter"],
      title: "My Products",
      page: "workspace",
      data: ["/transporter/product-enquiry"],
    },
    {
      path: "/transporter-product-enquiry-detail/:id",
      roles: ["transporter"],
      title: "Transporter Enquiry Details",
      section: "/transporter-products",
      page: "enquiry-detail",
      data: ["/transporter/product-enquiry/:id"],
    },
    {
      path: "/transporter-bills",
      roles: ["transporter"],
      title: "Bills and payments",
      section: "/transporter-products",
      page: "transporter-bills",
      data: ["/transporter/freight-bill"],
    },
    {
      path: "/become-transporter",
      roles: ["customer"],
      title: "Become a transporter",
      page: "become-transporter",
      data: ["/customer/profile"],
    },
  ],
  menu: [
    {
      label: "My Products",
      to: "/transporter-products",
      roles: ["transporter"],
      places: ["subnav", "account", "drawer", "footer-about"],
      icon: "truck",
      order: 10,
      unread: "/my-turn#carrying",
    },
    {
      label: "Become Transporter",
      to: "/become-transporter",
      roles: ["visitor", "customer"],
      places: ["subnav", "account", "drawer", "footer-about"],
      icon: "truck",
      order: 71,
    },
  ],
});
