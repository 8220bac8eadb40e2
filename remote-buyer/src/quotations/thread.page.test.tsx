import { QuotationAnswer } from "@mandi/shared/contract/quotation";
import { ThreadAnswer, ThreadMessageAnswer } from "@mandi/shared/contract/thread";
import { UploadAnswer } from "@mandi/shared/contract/upload";
import { aQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aMessage } from "@mandi/shared/testing/thread-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { knownPrices } from "../testing/beside-quotation";

const send = "POST /quotation-thread/:id";

async function openQuotation() {
  signInAs("customer");
  const api = fakeApi();
  const messages = [aMessage(), aMessage({ id: 2, is_desk: 1, text: "Yes, at 7 am." })];
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: aQuotation() });
  api.answer("GET /quotation-thread/:id", ThreadAnswer, () => ({ data: messages, answers_within: 120 }));
  knownPrices(api);
  api.answer(send, ThreadMessageAnswer, { message: "Your message was sent to our desk.", id: 3 });
  api.answer("POST /upload", UploadAnswer, { message: "The file has been uploaded.", id: 77, url: "/api/upload/77" });
  await renderAt(routes, "/quotation-detail/8");
  return { api, messages, field: await screen.findByLabelText("Write to our desk") };
}

const sent = () => screen.getByRole("button", { name: "Send" });

it("shows who wrote what, and sends a message once with its file", async () => {
  const user = userEvent.setup();
  const { api, field } = await openQuotation();
  const log = within(screen.getByRole("log"));
  expect(log.getByText("Can it be loaded on Monday?").closest("li")).toHaveTextContent("You");
  expect(log.getByText("Yes, at 7 am.").closest("li")).toHaveTextContent("Our desk");

  await user.type(field, "Here is the test certificate.");
  await user.upload(screen.getByLabelText("Attach a file"), new File(["%PDF"], "MTC.pdf", { type: "application/pdf" }));
  expect(screen.getByRole("list", { name: "Attached files" })).toHaveTextContent("MTC.pdf");
  await user.click(sent());

  const body = { text: "Here is the test certificate.", files: [{ id: 77, name: "MTC.pdf" }] };
  expect(api.calls(send)).toEqual([expect.objectContaining({ body })]);
  expect(field).toHaveValue("");
});

it("shows how soon the desk usually answers, and starts a message with a frequent question", async () => {
  const user = userEvent.setup();
  const { api, field } = await openQuotation();
  expect(field).toHaveAccessibleDescription(/Our desk usually answers within 2 hours\./);
  await user.type(field, "Hello.");
  await user.click(screen.getByRole("button", { name: "When can it be loaded?" }));
  expect(field).toHaveValue("Hello. When can it be loaded?");
  expect(field).toHaveFocus();
  expect(api.calls(send)).toEqual([]);
});

it("keeps what was typed when the server refuses it, and shows why", async () => {
  const user = userEvent.setup();
  const { api, field } = await openQuotation();
  api.refuse(send, 422, { message: "This thread is full. Please call us." });
  await user.type(field, "One more");
  await user.click(sent());

  expect(await screen.findByText("This thread is full. Please call us.")).toBeVisible();
  expect(field).toHaveValue("One more");
});

it("asks for a text or a file before it sends anything", async () => {
  const user = userEvent.setup();
  const { api } = await openQuotation();
  await user.click(sent());
  expect(screen.getByText("Please write a message or attach a file")).toBeVisible();
  expect(api.calls(send)).toEqual([]);
});

it("keeps what is typed and attached while a message is being sent, for the next one", async () => {
  const user = userEvent.setup();
  const { api, field } = await openQuotation();
  const { release } = api.hold(send);
  await user.type(field, "Is it loaded?");
  await user.click(sent());
  await user.type(field, " And the size?");
  await user.upload(
    screen.getByLabelText("Attach a file"),
    new File(["%PDF"], "Size.pdf", { type: "application/pdf" }),
  );
  release();
  await waitFor(() => expect(field).toHaveValue("And the size?"));
  expect(screen.getByRole("list", { name: "Attached files" })).toHaveTextContent("Size.pdf");
  expect(api.calls(send)).toEqual([expect.objectContaining({ body: { text: "Is it loaded?" } })]);
});
