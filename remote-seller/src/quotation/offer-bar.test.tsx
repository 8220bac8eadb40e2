import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { watchScreen } from "@mandi/shared/testing/watch-screen";
import { screen, waitFor, within } from "@testing-library/react";
import { freshUser, openQuotation, pass, price, runOnSlowClock, sendCall } from "../testing/quotation-page";

runOnSlowClock();
beforeEach(beOnPhone);
afterEach(() => jest.restoreAllMocks());

const bar = () => document.querySelector<HTMLElement>('[data-bar="bottom"]') ?? document.body;

it("says on a phone what the typed price brings, and sends it from the foot of the screen", async () => {
  const user = freshUser();
  const { api } = await openQuotation(anAnsweredQuotation());
  expect(bar()).toHaveTextContent("Change my price");
  await user.clear(price());
  await user.type(price(), "44750");
  expect(bar()).toHaveTextContent("You receive₹16,12,470Submit my offer");
  await user.type(price(), "{Backspace}5");
  expect(bar()).toHaveTextContent("You receive₹16,12,650Submit my offer");
  expect(api.calls(sendCall)).toHaveLength(0);
  await user.click(within(bar()).getByRole("button", { name: "Submit my offer" }));
  await pass(0);
  await waitFor(() => expect(api.calls(sendCall).map(({ body }) => body)).toMatchObject([{ base_price: 44755 }]));
});

it("leaves while the form's own button is on the screen, and keeps the field being typed in above itself", async () => {
  const scrollTo = watchScreen();
  const user = freshUser();
  await openQuotation(aSellerQuotation());
  const lifted = jest.spyOn(Element.prototype, "scrollIntoView");
  await user.type(price(), "45000");
  expect(within(bar()).getByRole("button", { name: "Submit my offer" })).toBeVisible();
  expect(lifted.mock.contexts).toContain(price());

  const own = within(screen.getByRole("complementary", { name: "Your offer" })).getByRole("button", { name: "Submit" });
  await scrollTo(own, true);
  expect(screen.queryByRole("button", { name: "Submit my offer" })).toBeNull();
  await scrollTo(own, false);
  expect(within(bar()).getByRole("button", { name: "Submit my offer" })).toBeVisible();
});
