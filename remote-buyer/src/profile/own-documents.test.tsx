import { SellerProfileAnswer } from "@mandi/shared/contract/profile";
import { UploadAnswer } from "@mandi/shared/contract/upload";
import { UserDocumentListAnswer } from "@mandi/shared/contract/user-document";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { anOwnDocument } from "@mandi/shared/testing/user-document-builders";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const seller = {
  name: "Asha Rao",
  phone: "9000000011",
  email: "",
  business_details: { name: "Rao Steels", seller_type: [] },
  kyc_details: { gst_number: "", identity_number: "", address: "Raipur" },
};

async function opened(...data: ReturnType<typeof anOwnDocument>[]) {
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/profile", SellerProfileAnswer, { data: seller });
  api.answer("GET /user-document", UserDocumentListAnswer, { data });
  api.answer("POST /upload", UploadAnswer, { message: "Uploaded.", id: 901, url: "/api/upload/901" });
  api.answer("POST /user-document", MessageAnswer, { message: "The document is sent." });
  await renderAt(routes, "/profile");
  await screen.findByRole("heading", { name: "Verification documents" });
  return { api, user: userEvent.setup() };
}

it("sends a document of its kind, and shows that it waits for the desk", async () => {
  const { api, user } = await opened(anOwnDocument());
  expect(await screen.findByText("Not sent yet")).toBeVisible();
  const file = new File(["%PDF-1.7"], "pan.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("PAN card"), file);
  api.answer("GET /user-document", UserDocumentListAnswer, {
    data: [anOwnDocument({ status: "sent", sent_at: "2026-11-21T05:12:00.000Z", url: "/api/upload/901" })],
  });
  await user.click(screen.getByRole("button", { name: "Send document" }));

  expect(await screen.findByText(/^Sent .*, not reviewed yet$/)).toBeVisible();
  expect(api.calls("POST /user-document").map(({ body }) => body)).toEqual([{ kind: "pan card", upload_id: 901 }]);
  expect(screen.getByRole("link", { name: "Open PAN card" })).toHaveAttribute("href", "/api/upload/901");
});

it("shows why a document was refused, and lets the person send another", async () => {
  const { user } = await opened(anOwnDocument({ status: "refused", reason: "It cannot be read" }));
  expect(await screen.findByText("Not accepted: It cannot be read")).toBeVisible();
  await user.upload(screen.getByLabelText("PAN card"), new File(["%PDF-1.7"], "pan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Send document" })).toBeEnabled());
});
