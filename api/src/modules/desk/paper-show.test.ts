import { DeskPaperShowAnswer } from "@mandi/shared/contract/desk/paper";
import { read } from "@mandi/shared/contract/read";
import { twoInvoices } from "../trade-papers/testing/two-invoices";

const { api, setDay, dayOf, invoiced, pay, correct } = twoInvoices("2026-11", "2026-12", "2027-01");

const asked = async (path: string) => api.get(`/desk${path}`, await api.signIn("staff"));
const shown = async (name: string) => read(DeskPaperShowAnswer, (await asked(`/paper/${name}`)).body).data;

it("says of an invoice what was credited and paid and what is due, and leads to the note that corrects it", async () => {
  const { order, first, second } = await invoiced();
  setDay(dayOf(26));
  const wish = { invoice: second.number, kind: "credit", cause: "weight", quantity: 0.16, consent: "By telephone" };
  const number = await correct(order, wish);
  await pay(order, first.number);

  const [one, two, note] = [await shown(first.number), await shown(second.number), await shown(number)];
  expect(one).toMatchObject({ kind: "invoice", number: first.number, order: order.number, state: "paid" });
  expect(one.money).toMatchObject({ asked: one.amount, paid: one.amount, credited: 0, tds: 0, due: 0 });
  expect(two.state).toBe("due");
  expect(two.money).toMatchObject({
    asked: two.amount,
    credited: 9_289,
    due: second.due - 9_289,
    due_on: second.due_on,
  });
  expect(two.related).toContainEqual(expect.objectContaining({ number, relation: "corrected by" }));
  expect(two.events).toContainEqual(expect.objectContaining({ event: "noted" }));
  expect(note).toMatchObject({ kind: "credit note", title: `Credit note ${number}`, money: null, state: "issued" });
  expect(note.related).toContainEqual(expect.objectContaining({ number: second.number, relation: "corrects" }));
  expect(note.related).not.toContainEqual(expect.objectContaining({ number: first.number }));
});

it("says that an invoice is overdue once its day has passed", async () => {
  const { first } = await invoiced();
  setDay(dayOf(28));
  expect((await shown(first.number)).state).toBe("due");
  setDay(dayOf(29));

  expect(await shown(first.number)).toMatchObject({ state: "overdue", money: { due: first.due, reported: 0 } });
});

it("opens every document of the desk's list, is found by its number, and knows no other", async () => {
  const { order, first } = await invoiced();
  const listed: { id: number; number: string }[] = (await asked(`/paper?search=${order.number}`)).body.data;
  expect(listed.length).toBeGreaterThan(3);
  for (const { id, number } of listed) expect(await shown(String(id))).toMatchObject({ id, number });

  const { data: hits } = (await asked(`/find?search=${first.number.toLowerCase()}`)).body;
  expect(hits).toMatchObject([
    { kind: "order", number: order.number },
    { kind: "paper", number: first.number, what: `Invoice of order ${order.number}`, status: "" },
  ]);
  for (const name of ["987654", "MI0000000000"]) expect((await asked(`/paper/${name}`)).status).toBe(404);
});
