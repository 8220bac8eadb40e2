import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aCarriedOrder } from "@mandi/shared/testing/transporter-builders";
import { act, screen, waitFor } from "@testing-library/react";
import { routes } from "../area";
import { emptyQueue, stepQueue } from "../trips/kept-steps/step-queue";

const listRoute = "GET /transporter/order";

afterEach(() => stepQueue.setState(emptyQueue));

async function openOrdersAfterSentSteps() {
  stepQueue.setState({ sentCount: 1 });
  signInAs("transporter");
  const api = fakeApi();
  api.answer(listRoute, TransporterOrderListAnswer, aPage([aCarriedOrder()]));
  await renderAt(routes, "/transporter-products?view=order");
  await screen.findByRole("article", { name: "Q2627000184" });
  return api;
}

it("asks for the orders once when a kept step was sent before the list was opened", async () => {
  const api = await openOrdersAfterSentSteps();
  expect(api.calls(listRoute)).toHaveLength(1);
});

it("asks again when the network takes a kept step while the list is open", async () => {
  const api = await openOrdersAfterSentSteps();
  await act(async () => stepQueue.setState({ sentCount: 2 }));
  await waitFor(() => expect(api.calls(listRoute)).toHaveLength(2));
});
