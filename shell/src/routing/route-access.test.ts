import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import type { Role } from "@mandi/shared/contract/role";
import { refusalOf } from "./route-access";

const route = (path: string, roles: AreaRoute["roles"]): AreaRoute => ({
  path,
  roles,
  title: path,
  frame: "full",
  data: [],
  files: [],
});

const sellerOnly = route("/commodity-products", ["seller"]);
const traders = route("/order-details/:id", ["customer", "seller", "transporter"]);
const login = route("/login", ["visitor"]);

describe("the guard of a route", () => {
  it.each<[AreaRoute, Role]>([
    [sellerOnly, "seller"],
    [traders, "customer"],
    [traders, "transporter"],
    [login, "visitor"],
  ])("lets the right person in: %p for %s (R-417)", (guarded, role) => {
    expect(refusalOf(guarded, role, guarded.path)).toBeNull();
  });

  it("sends a visitor to login and remembers where they wanted to go (R-024)", () => {
    expect(refusalOf(traders, "visitor", "/order-details/7?tab=papers")).toBe(
      "/login?return=%2Forder-details%2F7%3Ftab%3Dpapers",
    );
  });

  it.each([
    ["/login?return=%2Fwallet%3Ftab%3Dcredit", "/wallet?tab=credit"],
    ["/login?return=%2F%2Fevil.example", "/"],
    ["/login?return=%2Flogin%3Freturn%3D%2Flogin", "/"],
  ])("leads somebody who is logged in from %p to %p", (address, target) => {
    expect(refusalOf(login, "customer", address)).toBe(target);
  });

  it("leads back only from the login", () => {
    expect(refusalOf(sellerOnly, "customer", "/commodity-products?return=%2Fwallet")).toBe("/");
  });

  it.each<[AreaRoute, Role]>([
    [sellerOnly, "customer"],
    [sellerOnly, "transporter"],
    [traders, "staff"],
    [login, "customer"],
  ])("sends a logged-in person of another type home: %p for %s (R-025, R-058)", (guarded, role) => {
    expect(refusalOf(guarded, role, guarded.path)).toBe("/");
  });
});
