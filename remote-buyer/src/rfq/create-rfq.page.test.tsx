import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { handedOver } from "../testing/handed-over";
import {
  billing,
  chooseButibori,
  consignee,
  loaded,
  openRfq,
  sendSeveral,
  submit,
  writeMessage,
} from "../testing/rfq-page";

it("goes home without the state from product detail (R-128)", async () => {
  openRfq();
  const tab = await renderAt(routes, "/create-rfq");
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("starts with the offers named in its address, each in the size and quantity of the address", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, ({ params }) => ({
    products_data: aProductDetail({ seller_commodity_product_id: Number(params["id"]) }),
    seller_product_list: [],
  }));
  api.answer("POST /product-enquiry-group", CreateQuotationGroupAnswer, {
    message: "Your request has been sent",
    ids: [7, 8],
  });
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/quotation-list"),
    "/create-rfq?offers=41%7C42&size=12+mm&grade=Fe+550D&mt=25",
  );
  await loaded();
  expect(tab.address()).toBe("/create-rfq");
  expect(screen.getAllByText("12 mm · 25 MT")).toHaveLength(2);
  await chooseButibori(user);
  await writeMessage(user);
  await sendSeveral(user);
  await waitFor(() => expect(tab.address()).toBe("/quotation-list"));
  expect(JSON.stringify(api.calls("POST /product-enquiry-group")[0]?.body).match(/Fe 550D/g)).toHaveLength(2);
});

it.each(["size=99+mm", "size=12+mm&grade=Fe+999"])(
  "reports that none of the named offers comes with %s",
  async (wanted) => {
    const api = openRfq();
    api.answer("GET /product-detail/:id", ProductDetailAnswer, {
      products_data: aProductDetail(),
      seller_product_list: [],
    });
    await renderAt(routes, `/create-rfq?offers=41&${wanted}&mt=25`);
    expect(await screen.findByText("None of these offers comes in this size and grade")).toBeVisible();
  },
);

it("requires billing address and consignee in toasts and at the fields, and sends nothing (R-269, R-270, R-312)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please select billing address"]);
  expect(await screen.findByText("Please select consignee detail")).toBeVisible();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(submit());
  expect(notices.map(({ text }) => text)).toEqual(["Please select billing address", "Please select consignee detail"]);
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("sends a request whose message was emptied: its star is not enforced (R-131, R-271)", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.clear(screen.getByLabelText("Message"));
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ description: "" });
});

it("refuses a phone number in the message at its field, because sellers must not know who asks", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.clear(screen.getByLabelText("Message"));
  await user.type(screen.getByLabelText("Message"), "Call me on 98930 00147");
  await user.click(submit());
  const problem = "Please leave out a phone number: parties of a quotation stay anonymous";
  expect(await screen.findByText(problem)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveFocus());
  expect(screen.getByLabelText("Message")).toHaveValue("Call me on 98930 00147");
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("opens with a message that fits every request, so that nobody has to write one (R-131)", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry")[0]?.body).toMatchObject({ description: "Please quote your best price." });
});

it("asks before it sends several products: what, where to and billed to whom; Back keeps everything and sends nothing", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, ({ params }) => ({
    products_data: aProductDetail({ seller_commodity_product_id: Number(params["id"]) }),
    seller_product_list: [],
  }));
  await renderAt(routes, "/create-rfq?offers=41%7C42&size=12+mm&grade=Fe+550D&mt=15");
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/Butibori/));
  await writeMessage(user);
  fireEvent.change(screen.getByLabelText(/^Needed by/), { target: { value: "2099-12-08" } });
  await user.click(submit());

  const question = within(await screen.findByRole("dialog", { name: "Send 2 requests?" }));
  expect(question.getByText(/^30 MT to Nagpur \d{6} by 8 Dec 2099$/)).toBeVisible();
  expect(question.getAllByText("TMT Bar, 15 MT")).toHaveLength(2);
  expect(question.getAllByText(/^Fe 550D, 12 mm, Kaveri Ispat only, ex-Raipur$/)).toHaveLength(2);
  expect(await question.findAllByText("3 sellers are asked.")).toHaveLength(2);
  expect(question.getByText(/^Prices come in until about \d+:\d\d [ap]m, 60 minutes after sending\./)).toBeVisible();
  expect(question.getByText(/^Butibori yard, /)).toBeVisible();
  expect(question.getByText(/^Agrawal Traders, /)).toBeVisible();
  await expect(document.body).toHaveNoAxeViolations();
  await user.click(question.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);
  expect(api.calls("POST /product-enquiry")).toHaveLength(0);
});

it("says beside Submit what others see of a request, until when prices come in, and that asking is free", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  expect(
    screen.getByText(/^Sellers see product, quantity, dates, purpose and your message, not who asks\./),
  ).toBeVisible();
  expect(
    await screen.findByText(/^Prices come in until about \d+:\d\d [ap]m, 60 minutes after sending\. +Asking is free;/),
  ).toBeVisible();
});

it("refuses a past day at its field, before anything is sent", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await writeMessage(user);
  const day = screen.getByLabelText(/^Needed by/);
  fireEvent.change(day, { target: { value: "2020-01-01" } });
  await user.click(submit());
  expect(day).toBeInvalid();
  expect(await screen.findByText("This day has passed. Please choose today or a later day.")).toBeVisible();
  expect(api.calls("POST /product-enquiry-group")).toHaveLength(0);
  expect(day).toHaveValue("2020-01-01");
});

it("offers the six purposes with Trading chosen, so that it never blocks (R-130, R-271)", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  const purpose = await screen.findByLabelText("Buying purpose");
  expect(purpose).toHaveValue("Trading");
  expect(
    within(purpose)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Trading", "Retail", "Wholesale", "Personal Use", "For Government/Private Projects", "Other"]);
});

it("sends the request with Submit, once and with its own key, and goes to the quotation list after 1.5 s (R-131, R-132, R-330, R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const api = openRfq();
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/quotation-list"),
    "/create-rfq",
    handedOver,
  );
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/Butibori/));
  await writeMessage(user);
  await user.dblClick(submit());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const calls = api.calls("POST /product-enquiry");
  expect(calls.map(({ body }) => body)).toEqual([
    {
      commodity_product_id: 1,
      brand_id: 3,
      origin_city: "Raipur",
      quality: "Fe 500D",
      packaging_charge: 1,
      variation: handedOver.variation,
      billing_address: 1,
      consignee_detail: 2,
      purpose: "Trading",
      description: "Before noon",
    },
  ]);
  expect(calls[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(notices).toEqual([{ tone: "success", text: "Your request has been sent", durationMs: 1500 }]);
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(tab.address()).toBe("/create-rfq");
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(tab.address()).toBe("/quotation-list");
  jest.useRealTimers();
});

it("has no accessibility faults that a machine can find", async () => {
  openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await expect(document.body).toHaveNoAxeViolations();
});
