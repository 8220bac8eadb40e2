import { sellerMessagesPath } from "@mandi/shared/contract/page-paths";
import { SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { screen, waitFor } from "@testing-library/react";
import { routes } from "../area";
import { readCall } from "../testing/quotation-page";

it("opens the messages of a quotation at their own address, with the focus on their heading", async () => {
  signInAs("seller");
  const api = fakeApi();
  nobodyWrote(api);
  api.answer(readCall, SellerQuotationAnswer, { data: aSellerQuotation() });
  await renderAt(routes, sellerMessagesPath(184));
  const heading = await screen.findByRole("heading", { name: "Messages with our desk" });
  await waitFor(() => expect(heading).toHaveFocus());
});
