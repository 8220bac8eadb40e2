import { currentOwner } from "@mandi/shared/browser/device-store";
import { AskedSellersAnswer } from "@mandi/shared/contract/asked-sellers";
import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { handedOver } from "../testing/handed-over";
import { openMarket } from "../testing/list-market";
import { chooseButibori, loaded, openRfq, submit } from "../testing/rfq-page";

function openCities(api = openRfq()) {
  api.answer("GET /asked-sellers", AskedSellersAnswer, ({ query }) => ({
    data: query.get("any_city")
      ? { sellers: 9, cities: ["Raipur", "Jalna", "Nagpur"], reply_seconds: 3_600 }
      : { sellers: 1, cities: ["Raipur"], reply_seconds: 3_600 },
  }));
  api.answer("POST /product-enquiry-group", CreateQuotationGroupAnswer, { message: "Sent", ids: [7] });
  return api;
}

it("asks sellers of every city where any brand will do, and says before sending how many they are", async () => {
  const user = userEvent.setup();
  const api = openCities();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  expect(await screen.findByText("1 seller is asked.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Any brand of this grade" }));
  expect(await screen.findByText("9 sellers are asked, in Raipur, Jalna and 1 more city.")).toBeVisible();
  expect(screen.getByText("Any city")).toBeVisible();
  await chooseButibori(user);
  expect(screen.getByText(/transporters bid as soon as the best offer is known/)).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry-group")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry-group")[0]?.body).toMatchObject({
    goods: [{ any_brand: true, any_city: true }],
  });
});

/** The market as it understands one line of a list. */
function openList(labels: readonly string[], filter: object) {
  const api = openMarket();
  openCities(api);
  api.answer("GET /general-search", GeneralSearchAnswer, {
    brand_list: [],
    product_list: [],
    market_news: [],
    understood: {
      product: { id: 1, name: "TMT Bar", thumbnail: "" },
      labels: [...labels],
      filter,
      unknown: [],
      count: 1,
    },
  });
  return api;
}

it("asks only in the city that a line of a list names, also of any brand", async () => {
  const user = userEvent.setup();
  const api = openList(["8 mm", "Raipur"], { size: "8 mm", city: "Raipur" });
  await renderAt(routes, "/create-rfq", { list: "8mm tmt raipur 5 ton", owner: currentOwner() });
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  await loaded();
  expect(await screen.findByText("1 seller is asked.")).toBeVisible();
  await chooseButibori(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry-group")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry-group")[0]?.body).toMatchObject({
    goods: [{ any_brand: true, any_city: false, origin_city: "Raipur" }],
  });
});

it("asks the sellers of a named brand in every city where a line of a list names none", async () => {
  const user = userEvent.setup();
  const api = openList(["8 mm", "Kaveri Ispat"], { size: "8 mm", brand: "3" });
  await renderAt(routes, "/create-rfq", { list: "8mm tmt kaveri 5 ton", owner: currentOwner() });
  await user.click(await screen.findByRole("button", { name: "Add 1 line" }));
  await loaded();
  expect(await screen.findByText("9 sellers are asked, in Raipur, Jalna and 1 more city.")).toBeVisible();
  expect(screen.getByText("Any city")).toBeVisible();
  await chooseButibori(user);
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry-group")).toHaveLength(1));
  expect(api.calls("POST /product-enquiry-group")[0]?.body).toMatchObject({
    goods: [{ any_brand: false, any_city: true, brand_id: 3 }],
  });
});
