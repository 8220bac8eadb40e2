import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { aDeskUser, aTrailRow } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { usersWith } from "../testing/fake-users";

it("shows the state that a colleague made first, with who and when, and keeps no reason for an act that is over", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ verification_status: "approved" }));
  const message = "The person is already suspended.";
  api.refuse("POST /desk/user/:id/suspend", 409, { message });
  await renderAt(routes, "/desk/user/9425211184");
  await user.type(await screen.findByLabelText("Reason"), "A stolen phone");
  await user.click(screen.getByRole("button", { name: "Suspend" }));
  const question = await screen.findByRole("dialog", { name: "Suspend Narmada Rolling Mills?" });
  const suspended = { verification_status: "approved", suspended_at: "2026-11-20T05:00:00.000Z" } as const;
  api.answer("GET /desk/user", DeskUserListAnswer, { data: [aDeskUser(suspended)] });
  const act = aTrailRow({
    action: "user suspend",
    actor: "Imran Sheikh",
    at: "2026-11-20T05:00:00.000Z",
    reason: "The company called",
  });
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [aTrailRow({ id: 99, action: "user document-read" }), act] });
  await user.click(within(question).getByRole("button", { name: "Suspend" }));

  expect(await screen.findByRole("button", { name: "Restore access" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText("Somebody else has decided about this person: suspended. Please look again.")).toBeVisible();
  expect(
    await screen.findByText("The last act of the desk: Imran Sheikh, 20 Nov 2026, 10:30 am. The company called"),
  ).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Restore access" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(api.calls("POST /desk/user/:id/restore")).toEqual([]);
});
