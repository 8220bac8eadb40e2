import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { aConfig } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const policyPages = [
  ["/privacy-policy", "Privacy Policy", "We keep what an order needs."],
  ["/terms-and-conditions", "Terms & Conditions", "Prices are ex-factory."],
  ["/return-policy", "Return Policy", "Goods are not returnable."],
  ["/logistics", "Logistics", "Transporters bid freight."],
  ["/payment-methods", "Payment Methods", "Pay the booking amount."],
] as const;

/** A sentence from the text that the page shows. */
const anyText = /^(?:Mandi is|How do I|We keep|Prices are|Goods are|Transporters bid|Pay the)/;

const pages = [...policyPages.map(([path]) => path), "/faq", "/about-us"];

it.each(policyPages)("shows %s with its title, its tagline and its text (R-114)", async (path, title, text) => {
  fakeApi().answer("GET /config", ConfigAnswer, aConfig());
  await renderAt(routes, path);
  expect(await screen.findByText(text)).toBeVisible();
  const heading = screen.getByRole("heading", { level: 1, name: title });
  expect(heading.parentElement?.nextElementSibling?.textContent ?? "").not.toBe(""); // The tagline is under it.
});

it.each(["/Privacy-Policy", "/privacy-policy/", "/LOGISTICS/"])("shows the text of %s and no other", async (path) => {
  fakeApi().answer("GET /config", ConfigAnswer, aConfig());
  await renderAt(routes, path);
  const [, title, text] = policyPages.find(([own]) => path.toLowerCase().startsWith(own)) ?? [];
  expect(await screen.findByText(text ?? "")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
});

it("shows what the desk wrote about the market (R-113)", async () => {
  fakeApi().answer("GET /config", ConfigAnswer, aConfig());
  await renderAt(routes, "/about-us");
  expect(await screen.findByText("Mandi is a market for steel.")).toBeVisible();
});

it("opens the answer to a question (R-113)", async () => {
  const user = userEvent.setup();
  fakeApi().answer("GET /config", ConfigAnswer, aConfig());
  await renderAt(routes, "/faq");
  const question = await screen.findByText("How do I ask for quotes?");
  expect(screen.getByText("Open a product and choose sizes.")).not.toBeVisible();
  await user.click(question);
  expect(screen.getByText("Open a product and choose sizes.")).toBeVisible();
});

it.each(pages)(
  "says 'No Data Found !' on %s when the server fails, and loads on Retry (R-386, R-387)",
  async (path) => {
    const user = userEvent.setup();
    const api = fakeApi();
    api.refuse("GET /config", 500);
    await renderAt(routes, path);
    expect(await screen.findByText("No Data Found !")).toBeVisible();
    api.answer("GET /config", ConfigAnswer, aConfig());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(anyText)).toBeVisible();
    expect(screen.queryByText("No Data Found !")).not.toBeInTheDocument();
  },
);

it.each(pages)("says 'No Data Found !' on %s when nothing is configured", async (path) => {
  const nothing = {
    about_us: "",
    privacy_policy: "<p></p>",
    terms_condition: "",
    returns_policy: "",
    logistics: "",
    payment_method: "",
  };
  fakeApi().answer("GET /config", ConfigAnswer, aConfig({ ...nothing, faq: [] }));
  await renderAt(routes, path);
  expect(await screen.findByText("No Data Found !")).toBeVisible();
});

it.each(pages)("has no accessibility faults on %s that a machine can find", async (path) => {
  fakeApi().answer("GET /config", ConfigAnswer, aConfig());
  await renderAt(routes, path);
  await screen.findByText(anyText);
  await expect(document.body).toHaveNoAxeViolations();
});
