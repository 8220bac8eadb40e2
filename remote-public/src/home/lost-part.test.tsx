import { HomeAnswer } from "@mandi/shared/contract/home";
import { aHome, aHowTo } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { openMarket, startWithoutLists } from "../testing/home-market";

startWithoutLists();

let isLost = true;
jest.mock("@mandi/shared/ui/media/rich-html", () => {
  if (isLost) throw new Error("Loading chunk rich-html failed");
  return jest.requireActual("@mandi/shared/ui/media/rich-html");
});

it("loses only the how-to block when its code does not load, and tries again in place (R-388)", async () => {
  expectConsole("Loading chunk rich-html failed");
  const user = userEvent.setup();
  const api = openMarket();
  const shop_on = aHowTo({ title: "How to buy", description: "<ol><li>Choose</li></ol>" });
  api.answer("GET /home", HomeAnswer, aHome({ shop_on }));
  await renderAt(routes, "/");
  const block = await screen.findByRole("region", { name: "How to buy" });
  expect(await within(block).findByText("This part did not load")).toBeVisible();
  expect(screen.getByText("No video available.")).toBeVisible();
  expect(await screen.findByRole("region", { name: "Market News" })).toBeVisible();

  isLost = false;
  await user.click(within(block).getByRole("button", { name: "Try again" }));
  expect(await within(block).findByRole("listitem")).toHaveTextContent("Choose");
  expect(within(block).queryByText("This part did not load")).not.toBeInTheDocument();
  expect(api.calls("GET /home")).toHaveLength(1);
});
