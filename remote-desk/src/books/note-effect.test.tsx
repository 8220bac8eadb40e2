import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPaperListAnswer } from "@mandi/shared/contract/desk/paper";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

type Paper = DeskPaperListAnswer["data"][number];

const aPaper = (change: Partial<Paper>): Paper => ({
  id: 1,
  kind: "credit note",
  number: "MC2627000007",
  date: "2026-11-21",
  order_id: 97,
  order: "O2627000097",
  amount: 10_087,
  is_void: 0,
  party: "Vidarbha Infra Projects",
  ...change,
});

it("records the buyer's answer to a credit note, which may change later, and asks for none where none is expected", async () => {
  const api = fakeDesk();
  const others = [
    aPaper({ id: 2, number: "MC2627000008", gst_effect: "rejected" }),
    aPaper({ id: 3, kind: "invoice", number: "MI2627000042" }),
  ];
  api.answer("GET /desk/paper", DeskPaperListAnswer, { data: [aPaper({ gst_effect: "waiting" }), ...others] });
  const enter = "POST /desk/order/97/note-effect";
  api.answer(enter, DeskAnswer, { message: "The note is accepted by the buyer.", approval_id: null });
  await renderAt(routes, "/desk/books?section=papers");

  const table = await screen.findByRole("table", { name: "Documents, newest first" });
  const buttons = within(table).getAllByRole("button", { name: /^Enter the buyer's answer/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Enter the buyer's answer to MC2627000007",
    "Enter the buyer's answer to MC2627000008",
  ]);
  const user = userEvent.setup();
  await user.click(buttons[0] as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "What did the buyer answer to MC2627000007?" });
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Their answer" }), "accepted");
  await user.type(within(dialog).getByLabelText("Reason"), "As the portal shows it");
  await user.click(within(dialog).getByRole("button", { name: "Enter answer" }));

  const body = { note: "MC2627000007", effect: "accepted", reason: "As the portal shows it" };
  expect(api.calls(enter)).toEqual([expect.objectContaining({ body: expect.objectContaining(body) })]);
});

it("lists no amount for a statement whose months ended without a balance", async () => {
  const statement = aPaper({ id: 4, kind: "statement", number: "MT2627000001", order: "", order_id: null, amount: 0 });
  fakeDesk().answer("GET /desk/paper", DeskPaperListAnswer, { data: [statement, aPaper({})] });
  await renderAt(routes, "/desk/books?section=papers");

  const rowOf = async (name: string) => (await screen.findByRole("link", { name })).closest("tr");
  expect(await rowOf("MT2627000001")).not.toHaveTextContent("₹");
  expect(await rowOf("MC2627000007")).toHaveTextContent("₹10,087.00");
});
