import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aQueue, aQueueItem } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("leads from a document that the tax portal refused to the document itself", async () => {
  const refused = aQueueItem({ kind: "e-invoice", id: 31, number: "MI2627000031", what: "The tax portal refused it" });
  fakeDesk().answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(refused));
  await renderAt(routes, "/desk");

  const link = await screen.findByRole("link", { name: "The tax portal refused it" });
  expect(link).toHaveAttribute("href", "/desk/paper/31");
});
