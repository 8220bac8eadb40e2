import { DeskAuditAnswer, DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const list = "GET /desk/user";
const staff = (id: number, name: string) =>
  aDeskUser({ id, type: "staff", name, company: "Mandi", phone: `98200000${id}` });
const left = { ...staff(93, "Ravi Sinha"), suspended_at: "2026-11-20T05:00:00.000Z" };
const many = Array.from({ length: 50 }, (_, place) => staff(place + 10, `Clerk ${place}`));

async function opened(address = "/desk/books?section=trail") {
  const api = fakeDesk();
  api.answer("GET /desk/audit", DeskAuditAnswer, { data: [] });
  api.answer(list, DeskUserListAnswer, { data: many });
  const tab = await renderAt(routes, address);
  const field = await screen.findByRole("combobox", { name: "Person" });
  return { api, tab, field, user: userEvent.setup() };
}

it("says that there are more people than it shows, and finds one of them on the server", async () => {
  const { api, tab, field, user } = await opened();
  await user.click(field);
  expect(await screen.findByText(/^The first 50 are shown. Type more/)).toBeVisible();
  expect(within(screen.getByRole("listbox")).getAllByRole("option")).toHaveLength(50);

  api.answer(list, DeskUserListAnswer, { data: [staff(91, "Anita Desai")] });
  await user.type(field, "Anita");
  await user.click(await screen.findByRole("option", { name: /Anita Desai/ }));
  expect(api.calls(list).map(({ query }) => query.get("search"))).toContain("Anita");
  expect(await screen.findByDisplayValue("Anita Desai")).toBe(field);
  expect(tab.address()).toBe("/desk/books?section=trail&person=91");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("chooses with the keyboard, and shows everybody again when the field is emptied", async () => {
  const { api, tab, field, user } = await opened();
  await user.click(field);
  await screen.findByRole("option", { name: /^Clerk 49/ });
  api.answer(list, DeskUserListAnswer, { data: [staff(11, "Clerk 1")] });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const active = within(screen.getByRole("listbox")).getByRole("option", { selected: true });
  expect(active).toHaveTextContent("Clerk 1");
  expect(field).toHaveAttribute("aria-activedescendant", active.id);
  await user.keyboard("{Enter}");
  expect(tab.address()).toBe("/desk/books?section=trail&person=11");
  await screen.findByDisplayValue("Clerk 1");
  await user.clear(field);
  expect(tab.address()).toBe("/desk/books?section=trail");
});

it("closes the list by Enter where nobody is highlighted, and leaves only the next Enter to the form around it", async () => {
  const { tab, field, user } = await opened();
  await user.click(field);
  await screen.findByRole("option", { name: /^Clerk 49/ });
  const press = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  act(() => void field.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(screen.queryByRole("listbox")).toBeNull();

  const next = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  act(() => void field.dispatchEvent(next));
  expect(next.defaultPrevented).toBe(false);
  expect(tab.address()).toBe("/desk/books?section=trail");
});

it("shows the name of the person in the address, and keeps it when something else is typed and left", async () => {
  const { api, field, user } = await opened("/desk/books?section=trail&person=59");
  expect(api.calls(list).map(({ query }) => query.toString())).toContain("id=59");
  expect(await screen.findByDisplayValue("Clerk 0")).toBe(field);
  await user.type(field, "xyz");
  await user.tab();
  expect(field).toHaveValue("Clerk 0");
});

it("says that nobody is found, and offers to load again what failed", async () => {
  const { api, field, user } = await opened();
  api.answer(list, DeskUserListAnswer, { data: [] });
  await user.type(field, "zz");
  expect(await screen.findByText(/^Nobody found/)).toBeVisible();
  api.refuse(list, 422);
  await user.type(field, "y");
  expect(await screen.findByText("This did not load")).toBeVisible();
  api.answer(list, DeskUserListAnswer, { data: [staff(91, "Zzy")] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /Zzy/ })).toBeVisible();
  expect(field).toHaveFocus();
});

it("chooses by Enter nobody of an earlier search, but whom the search that is on its way finds", async () => {
  const { api, tab, field, user } = await opened();
  await user.click(field);
  await screen.findByRole("option", { name: /^Clerk 49/ });
  api.answer(list, DeskUserListAnswer, { data: [staff(91, "Anita Desai")] });
  await user.type(field, "Anita{ArrowDown}{Enter}");
  expect(tab.address()).toBe("/desk/books?section=trail");
  expect(screen.queryByRole("option", { name: /^Clerk/ })).toBeNull();
  expect(await screen.findByDisplayValue("Anita Desai")).toBe(field);
  expect(tab.address()).toBe("/desk/books?section=trail&person=91");
});

it("chooses the only one who is found by Enter alone", async () => {
  const { api, tab, field, user } = await opened();
  api.answer(list, DeskUserListAnswer, { data: [staff(91, "Anita Desai")] });
  await user.type(field, "Anita");
  const found = await screen.findByRole("option", { name: /Anita Desai/, selected: true });
  expect(field).toHaveAttribute("aria-activedescendant", found.id);
  await user.keyboard("{Enter}");
  expect(tab.address()).toBe("/desk/books?section=trail&person=91");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("leaves the list open where several are found by a search for which Enter did not wait", async () => {
  const { api, tab, field, user } = await opened();
  api.answer(list, DeskUserListAnswer, { data: [staff(91, "Anita Desai"), staff(92, "Anita Rao")] });
  await user.type(field, "Anita{Enter}");
  expect(await screen.findByRole("option", { name: /Anita Rao/ })).toBeVisible();
  expect(tab.address()).toBe("/desk/books?section=trail");
});

it("finds a buyer who acts in the market, and says who is what", async () => {
  const { api, tab, field, user } = await opened();
  api.answer(list, DeskUserListAnswer, {
    data: [aDeskUser({ id: 12, type: "customer", name: "Asha", company: "Om Traders", phone: "9822041175" })],
  });
  await user.type(field, "27AAPFU0939F1ZV");
  await user.click(await screen.findByRole("option", { name: /^Om Traders.*Asha, Buyer, / }));
  expect(api.calls(list).map(({ query }) => query.toString())).toContain("search=27AAPFU0939F1ZV");
  expect(tab.address()).toBe("/desk/books?section=trail&person=12");
});

it("finds what suspended staff did, and tells them apart", async () => {
  const { api, tab, field, user } = await opened();
  api.answer(list, DeskUserListAnswer, { data: [left] });
  await user.click(field);
  await user.click(await screen.findByRole("option", { name: /^Ravi Sinha.*suspended$/ }));
  expect(tab.address()).toBe("/desk/books?section=trail&person=93");
  expect(await screen.findByDisplayValue("Ravi Sinha")).toBe(field);
});

it("says that the person of the address is not found, and shows everybody once that is cleared", async () => {
  const { api, tab, field, user } = await opened("/desk/books?section=trail&person=7");
  api.answer(list, DeskUserListAnswer, { data: [] });
  await tab.go("/desk/books?section=trail&person=8");
  expect(await screen.findByDisplayValue("Person not found")).toBe(field);
  await user.clear(field);
  expect(tab.address()).toBe("/desk/books?section=trail");
  expect(field).toHaveAttribute("placeholder", "Everybody");
});

it("never shows everybody while the name of the chosen person loads, nor after it failed to", async () => {
  const { api, tab, field } = await opened();
  api.refuse(list, 422);
  const { release } = api.hold(list);
  await tab.go("/desk/books?section=trail&person=8");
  expect(field).toHaveAttribute("placeholder", "Loading");
  await act(async () => release());
  expect(await screen.findByDisplayValue("The name did not load")).toBe(field);
});
