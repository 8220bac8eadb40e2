import { defineArea } from "@mandi/shared/area/define-area";
import { everyone as everyRole, traders } from "@mandi/shared/contract/role";

const everyone = [...everyRole];

/** A policy page shows one text of the configuration. */
const policy = { roles: everyone, page: "policy", data: ["/config"] };

export default defineArea({
  name: "public",
  title: "Public area",
  api: "^1.0.0",
  routes: [
    {
      path: "/",
      roles: everyone,
      title: "Steel prices today",
      page: "home",
      data: ["/home", "/ingot-price?ingot_price_type=monthly", "/product-list?page=1&limit=10"],
    },
    {
      path: "/login",
      roles: ["visitor"],
      title: "Login/Register",
      page: "login",
      frame: "bare",
      data: ["/ingot-price?ingot_price_type=daily"],
    },
    {
      path: "/product-list/:id",
      roles: everyone,
      title: "Products",
      page: "product-list",
      hasPrices: true,
    },
    { path: "/news-list", roles: everyone, title: "Market News", page: "news-list", data: ["/market-news?page=1"] },
    {
      path: "/news-detail/:slug",
      roles: everyone,
      title: "Market News",
      section: "/news-list",
      page: "news-detail",
      data: ["/view-market-news/:slug"],
    },
    { path: "/historical-data", roles: everyone, title: "Historical Data", page: "historical-data" },
    {
      path: "/enquiry",
      // Both role tables guard it; visitors are served by /contact-us.
      roles: [...traders],
      title: "Enquiry",
      page: "enquiry",
      data: ["/brand-list"],
    },
    { path: "/contact-us", roles: everyone, title: "Contact Us", page: "contact-us", data: ["/config"] },
    { path: "/faq", roles: everyone, title: "FAQ", page: "faq", data: ["/config"] },
    { path: "/about-us", roles: everyone, title: "About Us", page: "about-us", data: ["/config"] },
    { path: "/privacy-policy", title: "Privacy Policy", ...policy },
    { path: "/terms-and-conditions", title: "Terms & Conditions", ...policy },
    { path: "/return-policy", title: "Return Policy", ...policy },
    { path: "/logistics", title: "Logistics", ...policy },
    { path: "/payment-methods", title: "Payment Methods", ...policy },
  ],
  menu: [
    { label: "Home", to: "/", roles: ["visitor", "staff"], places: ["drawer"], icon: "home", order: 0 },
    { label: "Home", to: "/", roles: [...traders], places: ["drawer"], icon: "home", order: 0, unread: "/my-turn" },
    { label: "My turn", to: "/", roles: [...traders], places: ["subnav"], icon: "home", order: 5, unread: "/my-turn" },
    { label: "News", to: "/news-list", roles: everyone, places: ["header", "drawer"], icon: "newspaper", order: 80 },
    { label: "Enquiry", to: "/enquiry", roles: everyone, places: ["header", "drawer"], icon: "file-text", order: 81 },
    { label: "FAQ", to: "/faq", roles: everyone, places: ["drawer"], icon: "help", order: 82 },
    {
      label: "Contact Us",
      to: "/contact-us",
      roles: everyone,
      places: ["drawer", "footer-support"],
      icon: "phone",
      order: 83,
    },
    {
      label: "Payment Methods",
      to: "/payment-methods",
      roles: everyone,
      places: ["footer-support"],
      icon: "wallet",
      order: 84,
    },
    {
      label: "Historical Data",
      to: "/historical-data",
      roles: everyone,
      places: ["footer-support"],
      icon: "history",
      order: 85,
    },
    { label: "FAQ", to: "/faq", roles: everyone, places: ["footer-support"], icon: "help", order: 86 },
    {
      label: "Return Policy",
      to: "/return-policy",
      roles: everyone,
      places: ["footer-support"],
      icon: "box",
      order: 87,
    },
    {
      label: "About Us",
      to: "/about-us",
      roles: everyone,
      places: ["drawer", "footer-about"],
      icon: "info",
      order: 90,
    },
    { label: "Logistics", to: "/logistics", roles: everyone, places: ["footer-about"], icon: "truck", order: 91 },
    {
      label: "Terms & Conditions",
      to: "/terms-and-conditions",
      roles: everyone,
      places: ["footer-about"],
      icon: "file-text",
      order: 92,
    },
    {
      label: "Privacy Policy",
      to: "/privacy-policy",
      roles: everyone,
      places: ["footer-about"],
      icon: "shield",
      order: 93,
    },
  ],
});
