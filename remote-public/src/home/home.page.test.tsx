import { HomeAnswer } from "@mandi/shared/contract/home";
import { http } from "@mandi/shared/http";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aHome, someNews } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import area from "../../area.config";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();

it("loses only the part that failed; each part has its own Retry (R-388)", async () => {
  const user = userEvent.setup();
  const api = openMarket();
  api.refuse("GET /home", 500);
  await renderAt(routes, "/");
  const news = screen.getByRole("region", { name: "Market News" });
  expect(await within(news).findByText("This part did not load")).toBeVisible();
  expect(screen.getByRole("link", { name: /TMT Bar/ })).toBeVisible();
  api.answer("GET /home", HomeAnswer, aHome());
  await user.click(within(news).getByRole("button", { name: "Try again" }));
  expect(await within(news).findByRole("link", { name: /Raipur ingot holds/ })).toBeVisible();
  expect(screen.queryByText("This part did not load")).not.toBeInTheDocument();
});

it("shows the earlier content at once when someone returns, and refreshes it silently", async () => {
  const api = openMarket();
  const tab = await renderAt(routes, "/");
  await screen.findByRole("link", { name: /Raipur ingot holds/ });
  api.answer("GET /home", HomeAnswer, aHome({ market_news: [someNews({ title: "Freight up" })] }));
  const held = api.hold("GET /home");
  await tab.go("/elsewhere");
  await tab.go("/");
  expect(screen.getByRole("link", { name: /Raipur ingot holds/ })).toBeVisible();
  held.release();
  expect(await screen.findByRole("link", { name: /Freight up/ })).toBeVisible();
});

it("uses the answers that the shell requested beforehand: no call is made twice", async () => {
  const api = openMarket();
  const home = area.routes.find(({ path }) => path === "/");
  for (const address of home?.data ?? []) http.prefetch(address);
  await renderAt(routes, "/");
  await screen.findByText("per MT, ex-Raipur");
  for (const route of ["GET /home", "GET /product-list", "GET /ingot-price"] as const) {
    expect(api.calls(route)).toHaveLength(1);
  }
});

it("has one first-level heading and no accessibility faults that a machine can find", async () => {
  openMarket();
  await renderAt(routes, "/");
  await screen.findByRole("link", { name: /Raipur ingot holds/ });
  await screen.findByText("Choose material");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  await expect(document.body).toHaveNoAxeViolations();
});

it("tells a visitor what Mandi does and where to begin, and somebody who trades nothing that they know", async () => {
  openMarket();
  await renderAt(routes, "/");
  expect(screen.getByText(/^Ask once\. Sellers answer with their price/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Request quotes" })).toHaveAttribute("href", "/create-rfq");
  cleanup();
  signInAs("staff");
  await renderAt(routes, "/");
  expect(screen.queryByText(/^Ask once/)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Steel and construction material prices in India",
  );
});
