import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { SentQuotationListAnswer } from "@mandi/shared/contract/quotation";
import { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import { aSentQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chooseButibori, loaded, openRfq, sendSeveral, writeMessage } from "../testing/rfq-page";

it("says above the list what was sent, with a link to each, until the list is opened again or by another person", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, ({ params }) => ({
    products_data: aProductDetail({ seller_commodity_product_id: Number(params["id"]) }),
    seller_product_list: [],
  }));
  api.answer("POST /product-enquiry-group", CreateQuotationGroupAnswer, { message: "Sent", ids: [7, 8] });
  api.answer("GET /product-enquiry", SentQuotationListAnswer, aPage([aSentQuotation()]));
  const tab = await renderAt(routes, "/create-rfq?offers=41%7C42&size=12+mm&grade=Fe+550D&mt=25");
  await loaded();
  await chooseButibori(user);
  await writeMessage(user);
  await sendSeveral(user);

  const note = (await screen.findByText("2 requests sent", {}, { timeout: 5000 })).closest('[role="status"]');
  const links = within(note as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/quotation-detail/7", "/quotation-detail/8"]);
  expect(links[0]).toHaveTextContent("TMT Bar, Kaveri Ispat, Raipur, 25 MT");
  expect(await screen.findByRole("link", { name: aSentQuotation().unique_id })).toBeVisible();

  act(() => void signInAs("customer", { phone: "9000000002" }));
  await tab.go("/quotation-list");
  expect(await screen.findByRole("link", { name: aSentQuotation().unique_id })).toBeVisible();
  expect(screen.queryByText("2 requests sent")).not.toBeInTheDocument();
});
