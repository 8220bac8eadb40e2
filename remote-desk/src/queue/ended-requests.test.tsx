import { DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { aQueue, aQueueItem, deskMinutes } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

it("lists beside the waiting requests those that were declined or could no longer be carried out, and why", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/queue/item", DeskQueueItemsAnswer, aQueue(aQueueItem({ kind: "second person", id: 67 })));
  const row = { id: 61, action: "order cancel", subject: "order:12", requested_by: "Meera Kulkarni" };
  api.answer("GET /desk/approval", DeskApprovalListAnswer, {
    data: [],
    declined: [
      {
        ...row,
        ...{ does: "Cancel an order", about: "Order O2627000012" },
        declined_at: deskMinutes(-20),
        declined_by: "Imran Sheikh",
        reason: "Not ours",
      },
    ],
    lapsed: [
      { ...row, id: 60, lapsed_at: deskMinutes(-40), reason: "Loading has begun." },
      {
        ...{ ...row, id: 59, action: "setting set", subject: "setting:credit_days", about: "setting:credit_days" },
        ...{ lapsed_at: deskMinutes(-50), reason: "It has changed since." },
      },
    ],
  });
  await renderAt(routes, "/desk?kind=second+person");

  const [, declined, lapsed, setting] = within(
    await screen.findByRole("table", { name: "Declined or lapsed since yesterday" }),
  ).getAllByRole("row");
  expect(declined).toHaveTextContent(/Cancel an order.*Order O2627000012.*Declined by Imran Sheikh, .*Not ours/);
  expect(within(declined ?? document.body).getByRole("link")).toHaveAttribute("href", "/desk/approval/61");
  expect(setting).toHaveTextContent("Setting “Days of credit included in the price”");
  for (const ended of [lapsed, setting]) expect(ended).not.toHaveTextContent(/[a-z]+:[0-9a-z_]/);
  expect(lapsed).toHaveTextContent(/Lapsed without a decision, .*Nothing was done.*Loading has begun/);
});
