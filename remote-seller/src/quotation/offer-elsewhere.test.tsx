import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { screen } from "@testing-library/react";
import { freshUser, openQuotation, pass, price, readCall, runOnSlowClock, sendCall } from "../testing/quotation-page";

runOnSlowClock();

const { orderData } = anAnsweredQuotation();
const answeredAt = (basePrice: number, my_description = "") =>
  anAnsweredQuotation({ orderData: { ...orderData, basePrice }, my_description });

const leave = (user: ReturnType<typeof freshUser>) => user.click(screen.getByRole("link", { name: "Quotation List" }));

it("follows an offer that the seller changed on another device, and has nothing unsent then", async () => {
  const user = freshUser();
  const { api, answer, tab } = await openQuotation(answeredAt(45_000));
  expect(price()).toHaveValue("45,000");
  answer(answeredAt(44_500, "Loading from Monday"));
  await pass(10_000);
  expect(price()).toHaveValue("44,500");
  expect(screen.getByLabelText("Message")).toHaveValue("Loading from Monday");
  await user.type(screen.getByLabelText("Message"), " morning");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(100);
  expect(api.calls(sendCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ base_price: 44_500, description: "Loading from Monday morning" }),
  ]);
  await leave(user);
  await pass(0);
  expect(tab.address()).toBe("/quotation-list");
});

it("keeps a typed price whatever is offered elsewhere, until it is typed back", async () => {
  const user = freshUser();
  const { answer } = await openQuotation(answeredAt(45_000));
  await user.type(price(), "{Backspace}5");
  expect(price()).toHaveValue("45,005");
  answer(answeredAt(44_500));
  await pass(10_000);
  expect(price()).toHaveValue("45,005");
  await user.clear(price());
  await user.type(price(), "44500");
  answer(answeredAt(44_400));
  await pass(10_000);
  expect(price()).toHaveValue("44,400");
});

it("shows what is offered elsewhere after an offer was sent from here, also if it is the earlier price again", async () => {
  const user = freshUser();
  const { api, answer } = await openQuotation(answeredAt(45_000));
  api.confirm(sendCall, "Your offer was sent.");
  await user.clear(price());
  await user.type(price(), "44800");
  answer(answeredAt(44_800));
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(5_000);
  expect(price()).toHaveValue("44,800");
  answer(answeredAt(45_000));
  await pass(10_000);
  expect(price()).toHaveValue("45,000");
});

it("keeps what was just sent while the board cannot be refetched", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());
  await user.type(price(), "44700");
  api.refuse(readCall, 503);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(20_000);
  expect(price()).toHaveValue("44,700");
});

it("shows the paise of an offer in full", async () => {
  await openQuotation(answeredAt(44_750.5));
  expect(price()).toHaveValue("44,750.50");
});
