import { type Role, roles, traders } from "@mandi/shared/contract/role";
import area from "../area.config";
import { routes } from "./area";

const entriesAt = (place: string, role: Role = "visitor") =>
  area.menu
    .filter((entry) => entry.roles.includes(role) && entry.places.some((own) => own === place))
    .sort((one, other) => one.order - other.order)
    .map(({ label, to }) => `${label} ${to}`);

it("has a page for every declared route, and no other", () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(area.routes.map(({ path }) => path).sort());
});

it("opens every page to everyone but the login and the enquiry (R-418)", () => {
  const guarded = area.routes.filter((route) => route.roles.length < roles.length);
  expect(Object.fromEntries(guarded.map((route) => [route.path, route.roles]))).toEqual({
    "/login": ["visitor"],
    "/enquiry": [...traders],
  });
});

it("puts News and Enquiry into the header (R-038)", () => {
  expect(entriesAt("header")).toEqual(["News /news-list", "Enquiry /enquiry"]);
});

it.each(roles)("puts what everyone may see into the drawer of a %s (R-048)", (role) => {
  expect(entriesAt("drawer", role)).toEqual([
    "Home /",
    "News /news-list",
    "Enquiry /enquiry",
    "FAQ /faq",
    "Contact Us /contact-us",
    "About Us /about-us",
  ]);
});

it("fills both groups of links of the footer (R-053)", () => {
  expect(entriesAt("footer-support")).toEqual([
    "Contact Us /contact-us",
    "Payment Methods /payment-methods",
    "Historical Data /historical-data",
    "FAQ /faq",
    "Return Policy /return-policy",
  ]);
  expect(entriesAt("footer-about")).toEqual([
    "About Us /about-us",
    "Logistics /logistics",
    "Terms & Conditions /terms-and-conditions",
    "Privacy Policy /privacy-policy",
  ]);
});
