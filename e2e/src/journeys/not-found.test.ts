import { journey } from "../harness/journey";

journey("leads home from an address that does not exist (R-023, R-092, R-012)", async ({ page }) => {
  await page.goto("/no-such-page");

  await page.getByRole("heading", { name: "Opps! Page not found" }).waitFor();
  await page.getByRole("banner").waitFor();
  await page.getByRole("link", { name: "return home" }).click();

  await page.waitForURL("/");
});
