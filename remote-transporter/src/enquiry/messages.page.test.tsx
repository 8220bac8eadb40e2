import { transporterMessagesPath } from "@mandi/shared/contract/page-paths";
import { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { aFreightEnquiry } from "@mandi/shared/testing/transporter-builders";
import { screen, waitFor } from "@testing-library/react";
import { routes } from "../area";

it("leads from an unread message to the messages of the enquiry, with the focus on their heading", async () => {
  signInAs("transporter");
  const api = fakeApi();
  nobodyWrote(api);
  api.answer("GET /transporter/product-enquiry/:id", TransporterEnquiryAnswer, {
    data: aFreightEnquiry(),
    bidding_list: [],
  });
  await renderAt(routes, transporterMessagesPath(184));
  const heading = await screen.findByRole("heading", { name: "Messages with our desk" });
  await waitFor(() => expect(heading).toHaveFocus());
});
