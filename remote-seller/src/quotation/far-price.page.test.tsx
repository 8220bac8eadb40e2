import {
  aBoardRow,
  anAnsweredQuotation,
  aQuotationLine,
  aSellerQuotation,
} from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import { keepPrice } from "../testing/keep-price";
import {
  block,
  freshUser,
  openQuotation,
  pass,
  price,
  readCall,
  runOnSlowClock,
  sendCall,
} from "../testing/quotation-page";

runOnSlowClock();

const submit = () => screen.getByRole("button", { name: "Submit" });
const question = () => within(screen.getByRole("dialog"));
const sentBodies = (api: Awaited<ReturnType<typeof openQuotation>>["api"]) =>
  api.calls(sendCall).map(({ body }) => body);

async function typePrice(user: ReturnType<typeof freshUser>, text: string): Promise<void> {
  await user.clear(price());
  await user.type(price(), text);
  await user.click(submit());
  await pass(0);
}

it("asks for confirmation when a seller types 45, in figures and words next to the market price, and sends nothing until then", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());

  await typePrice(user, "45");

  expect(screen.getByRole("dialog", { name: "Offer ₹45 per MT?" })).toBeVisible();
  expect(question().getByText(/This is 99\.9% below your listed price\./)).toHaveTextContent("Rupees forty five only.");
  for (const [term, value] of [
    ["Ingot, ex-Raipur", "₹41,000"],
    ["My listed price", "₹45,150"],
    ["My offer, Q2627000171, 19 Nov", "₹44,950"],
  ]) {
    expect(question().getByText(term ?? "").nextElementSibling).toHaveTextContent(value ?? "");
  }
  expect(sentBodies(api)).toEqual([]);
  jest.useRealTimers(); // axe waits by the real clock.
  await expect(document.body).toHaveNoAxeViolations();
});

it("puts the price that 45 stands for into the field, and sends it once the seller submits it", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());
  await typePrice(user, "45");
  expect(question().getByText("Digits seem to be missing, or too many. Did you mean ₹45,000 per MT?")).toBeVisible();

  await user.click(question().getByRole("button", { name: "Use ₹45,000" }));
  await pass(0);

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(price()).toHaveValue("45,000");
  await waitFor(() => expect(price()).toHaveFocus());
  expect(sentBodies(api)).toEqual([]);
  await user.click(submit());
  await pass(0);
  expect(sentBodies(api)).toEqual([expect.objectContaining({ base_price: 45_000 })]);
  expect(sentBodies(api)).toEqual([expect.not.objectContaining({ confirmed_price: expect.anything() })]);
});

it("suggests no other price where the digits match none", async () => {
  const user = freshUser();
  await openQuotation(aSellerQuotation());
  await typePrice(user, "60000");
  expect(question().queryByRole("button", { name: /^Use/ })).not.toBeInTheDocument();
});

it("leads back to the typed price, and sends the corrected one with one press", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());
  await typePrice(user, "45");

  await user.click(question().getByRole("button", { name: "Correct the price" }));
  await pass(0);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(price()).toHaveValue("45");
  await waitFor(() => expect(price()).toHaveFocus());
  await user.type(price(), "000");
  await user.click(submit());
  await pass(0);

  expect(sentBodies(api)).toEqual([expect.not.objectContaining({ confirmed_price: expect.anything() })]);
  expect(sentBodies(api)).toEqual([expect.objectContaining({ base_price: 45_000 })]);
});

it("sends an unusual price with its confirmation, once, and does not ask for it again", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());
  await typePrice(user, "60000");
  expect(question().getByText(/This is 32\.8% above your listed price\./)).toBeVisible();

  const answered = api.hold(sendCall);
  await keepPrice(user, "6000", "Offer ₹60,000");
  expect(question().getByText("This is not ₹60,000.")).toBeVisible();
  expect(question().getByLabelText("The price again")).toHaveFocus();
  await user.type(question().getByLabelText("The price again"), "0");
  await user.dblClick(question().getByRole("button", { name: "Offer ₹60,000" }));
  answered.release();
  await pass(3_000);

  expect(sentBodies(api)).toEqual([expect.objectContaining({ base_price: 60_000, confirmed_price: 60_000 })]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.type(screen.getByLabelText("Message"), "Loading tonight");
  await user.click(submit());
  await pass(0);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(sentBodies(api).at(-1)).toMatchObject({ base_price: 60_000, description: "Loading tonight" });
});

it("asks with the server's new figures where the listed price has changed since the page read it", async () => {
  const user = freshUser();
  const { api, answer } = await openQuotation(aSellerQuotation());
  api.refuse(sendCall, 422, { message: "₹44,750 per MT is 31.6% below", code: "price_unconfirmed" });
  answer(aSellerQuotation({ market: { ...aSellerQuotation().market, listed_base_price: 65_500 } }));

  const answered = api.hold(sendCall);

  await typePrice(user, "44750");
  answered.release();
  await pass(3_000);

  expect(screen.getByRole("dialog", { name: "Offer ₹44,750 per MT?" })).toBeVisible();
  expect(question().getByText("My listed price").nextElementSibling).toHaveTextContent("₹65,500");
  api.confirm(sendCall, "Your offer was sent.");
  await keepPrice(user, "44750", "Offer ₹44,750");
  await pass(3_000);
  expect(sentBodies(api).at(-1)).toMatchObject({ base_price: 44_750, confirmed_price: 44_750 });
  expect(api.calls(readCall).length).toBeGreaterThan(1);
});

it("closes the confirmation and shows why where a confirmed price is refused", async () => {
  const user = freshUser();
  const { api } = await openQuotation(aSellerQuotation());
  await typePrice(user, "45");
  api.refuse(sendCall, 422, { message: "The time for offers is over." });
  const answered = api.hold(sendCall);

  expect(question().queryByRole("button", { name: "Offer ₹45" })).not.toBeInTheDocument();
  await keepPrice(user, "45", "Offer ₹45");
  answered.release();
  await pass(3_000);

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText("The time for offers is over.")).toBeVisible();
  expect(price()).toHaveValue("45");
});

it("tells the seller that their own price is checked first, and that a rival's is", async () => {
  const own = aBoardRow({ base_price: 45, is_my_price: 1, is_under_check: 1 });
  const rival = aBoardRow({ base_price: 30, rank: 1, is_under_check: 1 });
  const { answer } = await openQuotation(
    anAnsweredQuotation({
      orderData: { basePrice: 45, total_quantity: 30, total_ex_price: 1_000 },
      bidding_list: [own],
    }),
  );
  expect(screen.getByText("We check the price of your offer before it can be chosen.")).toBeVisible();

  answer(anAnsweredQuotation({ bidding_list: [rival, aBoardRow({ base_price: 45_000, is_my_price: 1, rank: 2 })] }));
  await pass(10_000);
  expect(screen.queryByText("We check the price of your offer before it can be chosen.")).not.toBeInTheDocument();
  expect(block("Offers on this enquiry").getByRole("row", { name: /Seller 1/ })).toHaveTextContent(
    "Price is being checked",
  );
});

it("ranks by landed price: a dearer basic price may be first, and the rank of a typed one includes the charges", async () => {
  const user = freshUser();
  await openQuotation(
    anAnsweredQuotation({
      bidding_list: [
        aBoardRow({ base_price: 45_400, rank: 1, price_to_beat: 44_619.5 }),
        aBoardRow({ base_price: 45_000, is_my_price: 1, rank: 2, above_first: 448, price_to_beat: 44_999.57 }),
      ],
    }),
  );
  const rows = block("Offers on this enquiry").getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1.*Seller 1.*₹45,400.*Lowest/),
    expect.stringMatching(/^2.*My Offer.*₹45,000.*\+448/),
  ]);
  expect(screen.getByText(/Your offer is 2nd of 2\./)).toBeVisible();

  await user.clear(price());
  await user.type(price(), "44700");
  expect(screen.getByText("At ₹44,700 you would be 2nd of 2. To be 1st, offer ₹44,619 or less.")).toBeVisible();
  await user.clear(price());
  await user.type(price(), "44619");
  expect(screen.getByText("At ₹44,619 you would be 1st of 2.")).toBeVisible();
});

it("shows the size that is out of stock before anything is offered, and leaves such an offer without a rank", async () => {
  const user = freshUser();
  const short = [aQuotationLine({ quantity: 18, free_quantity: 12 })];
  const { answer } = await openQuotation(aSellerQuotation({ variation: short, listing_id: 41 }));
  expect(screen.getByText("12 mm: 18 MT needed, 12 MT free")).toBeVisible();
  await user.type(price(), "44000");
  expect(screen.queryByText(/you would be|yours would be/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Correct my stock" })).toHaveAttribute(
    "href",
    "/commodity-products?product=41&update=stock&size=7&enquiry=184",
  );

  answer(
    anAnsweredQuotation({
      variation: short,
      bidding_list: [
        aBoardRow(),
        aBoardRow({ base_price: 44_000, is_my_price: 1, rank: null, above_first: null, price_to_beat: null }),
      ],
    }),
  );
  await pass(10_000);
  expect(screen.getByText(/Your offer cannot be chosen as it is\./)).toBeVisible();
  expect(screen.queryByText(/Your offer is \d/)).not.toBeInTheDocument();
  expect(block("Offers on this enquiry").getByRole("row", { name: /My Offer/ })).toHaveTextContent(
    "Cannot be chosen now",
  );
});

it("promises no first place where the others on the board have no rank", async () => {
  const user = freshUser();
  const rival = aBoardRow({ base_price: 30, rank: null, above_first: null, price_to_beat: null, is_under_check: 1 });
  await openQuotation(aSellerQuotation({ bidding_list: [rival] }));
  await user.type(price(), "44000");
  expect(screen.getByText("At ₹44,000 you would be 1st: no other offer can be chosen now.")).toBeVisible();
});

it("shows no rank once a seller is chosen", async () => {
  const bids = anAnsweredQuotation().bidding_list.map((row) => ({ ...row, rank: null, above_first: null }));
  await openQuotation(anAnsweredQuotation({ status: "Seller Marked", is_closed: 1, bidding_list: bids }));
  expect(screen.getByText("Another offer was chosen.")).toBeVisible();
  expect(screen.queryByText(/Your offer/, { selector: "p" })).not.toHaveTextContent(/of 3/);
  expect(screen.queryByText("Lowest")).not.toBeInTheDocument();
});
