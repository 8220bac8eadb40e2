import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskIngotAnswer } from "@mandi/shared/contract/desk/ingot-price";
import { anIngotPlace, aPriceRound } from "@mandi/shared/testing/desk-price-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const save = "POST /desk/ingot-price/round";

const opened = () =>
  openedWith(
    anIngotPlace(),
    anIngotPlace({ location: "Raigarh", previous: 40_450 }),
    anIngotPlace({ location: "Jalna", previous: 41_250 }),
  );

async function openedWith(...places: ReturnType<typeof anIngotPlace>[]) {
  const api = fakeDesk();
  api.answer("GET /desk/ingot-price", DeskIngotAnswer, () => aPriceRound(...places));
  api.answer(save, DeskAnswer, { message: "The prices of 3 places are saved.", approval_id: null });
  await renderAt(routes, "/desk/prices");
  return { api, user: userEvent.setup(), raipur: await screen.findByLabelText("Raipur") };
}

const aWrongPrice = { low: 4_085, now: 4_085, updated_at: "2026-11-21T06:00:00.000Z", can_correct: true };

const question = (name: string) => screen.findByRole("dialog", { name });

it("enters the prices of all places by keyboard and saves them together after one confirmation", async () => {
  const { api, user, raipur } = await opened();
  expect(raipur).toHaveFocus();
  await user.keyboard("850{Enter}=++++{Enter}41500{Enter}");
  expect(raipur).toHaveValue("40,850");
  expect(screen.getByLabelText("Raigarh")).toHaveValue("40,650");
  expect(screen.getByLabelText("Where the prices come from")).toHaveFocus();

  await user.keyboard("Raipur, by telephone{Enter}");
  expect(api.calls(save)).toEqual([]);
  await user.click(within(await question("Save 3 prices?")).getByRole("button", { name: "Save 3 prices" }));

  const prices = [
    { location: "Raipur", price: 40_850 },
    { location: "Raigarh", price: 40_650 },
    { location: "Jalna", price: 41_500 },
  ];
  const body = { prices, meant: [], reason: "Raipur, by telephone" };
  expect(api.calls(save)).toEqual([expect.objectContaining({ body })]);
  expect(raipur).toHaveValue("");
});

it("needs four keys for a place, the text of the source, and four more to save", async () => {
  const { api, user, raipur } = await opened();
  let pressed = 0;
  document.addEventListener("keydown", () => {
    pressed += 1;
  });
  raipur.focus();
  await user.keyboard("850{Enter}700{Enter}500{Enter}");
  expect(pressed).toBe(3 * 4);
  await user.keyboard("Phone{Enter}");
  const asked = await question("Save 3 prices?");
  const confirm = within(asked).getByRole("button", { name: "Save 3 prices" });
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
  while (document.activeElement !== confirm && pressed < 40) await user.keyboard("{Tab}");
  await user.keyboard("{Enter}");

  await waitFor(() => expect(api.calls(save)).toHaveLength(1));
  expect(pressed).toBe(3 * 4 + "Phone".length + 4);
});

it("asks with Ctrl+Enter in a price and saves with it in the question: the press that asks does not answer", async () => {
  const { api, user, raipur } = await opened();
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  raipur.focus();
  await user.keyboard("850{Control>}{Enter}{/Control}");
  await question("Save 1 price?");
  expect(api.calls(save)).toEqual([]);

  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(api.calls(save)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.calls(save)).toHaveLength(1);
});

it("counts only what is a price as entered, and leads to what is none instead of leaving it out", async () => {
  const { api, user, raipur } = await opened();
  await user.type(raipur, "40850");
  const raigarh = screen.getByLabelText("Raigarh");
  await user.type(raigarh, "abc");
  const round = screen.getByRole("complementary", { name: "This round" });
  expect(round).toHaveTextContent("Entered1 of 3");
  expect(round).toHaveTextContent("Still open2");

  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  await waitFor(() => expect(raigarh).toHaveFocus());
  expect(raigarh).toHaveAccessibleDescription(/digits only/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.calls(save)).toEqual([]);
});

it("goes from the last price to the button when the source is already filled in", async () => {
  const { user } = await opened();
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByLabelText("Jalna"));
  await user.keyboard("41500{Enter}");
  expect(screen.getByRole("button", { name: "Save 1 price" })).toHaveFocus();
});

it("asks about a price that moved much further than the others, and sends it only when it is confirmed", async () => {
  const { api, user, raipur } = await opened();
  await user.click(raipur);
  await user.keyboard("850{Enter}700{Enter}37500{Enter}");
  expect(screen.getByText("Far from the last close. Is it right?")).toBeVisible();
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 3 prices" }));
  const asked = await question("Save 3 prices?");
  expect(asked).toHaveTextContent("Jalna: ₹37,500 after ₹41,250.");
  await user.click(within(asked).getByRole("button", { name: "These are correct, save 3 prices" }));
  expect(api.calls(save)).toEqual([expect.objectContaining({ body: expect.objectContaining({ meant: ["Jalna"] }) })]);
});

it("sends a price that fell by nine tenths only with an explanation in words, kept with the source", async () => {
  const { api, user, raipur } = await opened();
  await user.type(raipur, "4085");
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  const asked = await question("Save 1 price?");
  const confirm = within(asked).getByRole("button", { name: "These are correct, save 1 price" });
  await user.click(confirm);
  expect(within(asked).getByText("Please give a reason")).toBeVisible();
  expect(api.calls(save)).toEqual([]);

  await user.type(
    within(asked).getByLabelText("Why so far from the last close: Raipur"),
    "Government release of stock",
  );
  const again = within(asked).getByLabelText("Type the price of Raipur once more");
  await user.type(again, "40850");
  await user.click(confirm);
  expect(within(asked).getByText(/This is not the price above/)).toBeVisible();
  expect(api.calls(save)).toEqual([]);
  await user.clear(again);
  await user.type(again, "4085");
  await user.click(confirm);

  const body = {
    reason: "By telephone (Government release of stock)",
    again: [{ location: "Raipur", price: 4_085 }],
  };
  expect(api.calls(save)).toEqual([expect.objectContaining({ body: expect.objectContaining(body) })]);
});

it("leads to what is missing and keeps what was typed when the server refuses", async () => {
  const { api, user, raipur } = await opened();
  await user.click(screen.getByRole("button", { name: "Save prices" }));
  expect(screen.getByText("Please give a reason")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter at least one price");

  api.refuse(save, 422, { message: "There is no location called Raipur" });
  await user.type(raipur, "40850");
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  const asked = await question("Save 1 price?");
  await user.click(within(asked).getByRole("button", { name: "Save 1 price" }));
  expect(await within(asked).findByText("There is no location called Raipur")).toBeVisible();
  expect(raipur).toHaveValue("40,850");
});

it("offers to forget a price of today that was far off, and sends which one it corrects", async () => {
  const { api, user } = await openedWith(anIngotPlace(aWrongPrice));
  await user.type(screen.getByLabelText("Raipur"), "40850");
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  const asked = await question("Save 1 price?");
  expect(within(asked).getByLabelText(/^Raipur: ₹4,085 saved today was wrong/)).toBeChecked();
  await user.click(within(asked).getByRole("button", { name: "Save 1 price" }));

  const expected_prices = [{ location: "Raipur", price: 4_085, saved_at: aWrongPrice.updated_at }];
  expect(api.calls(save)).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ corrects: ["Raipur"], expected_prices }) }),
  ]);
});

it("offers to forget no price that came with the figures of the day", async () => {
  const { api, user } = await openedWith(anIngotPlace({ ...aWrongPrice, can_correct: false }));
  await user.type(screen.getByLabelText("Raipur"), "40850");
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  const asked = await question("Save 1 price?");
  expect(within(asked).queryByRole("checkbox")).not.toBeInTheDocument();
  await user.click(within(asked).getByRole("button", { name: "Save 1 price" }));

  expect(api.calls(save)).toEqual([
    expect.objectContaining({ body: expect.not.objectContaining({ corrects: expect.anything() }) }),
  ]);
});

it("reads the prices again when a colleague was faster, and keeps what was typed", async () => {
  const { api, user, raipur } = await openedWith(anIngotPlace(aWrongPrice));
  const said = "Raipur: ₹4,085 is not the last price any more, it is ₹40,840 now";
  api.refuse(save, 409, { message: said });
  await user.type(raipur, "40850");
  await user.type(screen.getByLabelText("Where the prices come from"), "By telephone");
  await user.click(screen.getByRole("button", { name: "Save 1 price" }));
  const asked = await question("Save 1 price?");
  const corrected = { ...aWrongPrice, low: 40_840, now: 40_840, updated_at: "2026-11-21T06:05:00.000Z" };
  api.answer("GET /desk/ingot-price", DeskIngotAnswer, () => aPriceRound(anIngotPlace(corrected)));
  await user.click(within(asked).getByRole("button", { name: "Save 1 price" }));

  expect(await within(asked).findByText(said)).toBeVisible();
  await waitFor(() => expect(within(asked).queryByRole("checkbox")).not.toBeInTheDocument());
  expect(raipur).toHaveValue("40,850");
});
