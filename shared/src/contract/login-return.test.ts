import { returnOf } from "./login-return";
import { loginBeforePath, loginPath } from "./page-paths";

it.each(["/", "/wallet?tab=credit", "/product-detail/3?size=12+mm#sizes"])("leads back to %p", (address) => {
  expect(returnOf(loginBeforePath(address))).toBe(address);
});

it.each([
  loginPath,
  "/login?return=",
  "/login?return=https%3A%2F%2Fevil.example",
  "/login?return=%2F%2Fevil.example",
  "/login?return=%2F%5Cevil.example",
  "/login?return=%2F%09%2Fevil.example",
  "/login?return=%2F..%2F%2Fevil.example",
  "/login?return=javascript%3Aalert(1)",
  "/login?return=%2Flogin%3Freturn%3D%2F",
])("leads from %p to no page of another site, nor to the login itself", (address) => {
  expect(returnOf(address)).toBeNull();
});
