import { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { fakeDesk } from "../testing/fake-desk";

const hit = { what: "TMT Bar", party: "Agrawal Traders", status: "pending" };
const numbered: DeskFindAnswer["data"] = [
  { ...hit, kind: "quotation", id: 184, number: "Q2627000184" },
  { ...hit, kind: "user", id: 7, number: "9000000001" },
];

it("finds what a number refers to and links to its page", async () => {
  const user = userEvent.setup();
  const api = fakeDesk();
  api.answer("GET /desk/find", DeskFindAnswer, ({ query }) => ({
    data: query.get("search") === "Q2627000184" ? numbered : [],
  }));
  const tab = await renderAt(routes, "/desk/find");
  await user.type(screen.getByLabelText("Number, phone, GSTIN or name"), " Q2627000184 {Enter}");

  expect(tab.address()).toBe("/desk/find?search=Q2627000184");
  expect(await screen.findByRole("link", { name: "Q2627000184" })).toHaveAttribute("href", "/desk/quotation/184");
  expect(screen.getByRole("link", { name: "9000000001" })).toHaveAttribute("href", "/desk/user/9000000001");

  await tab.go("/desk/find?search=nothing");
  expect(await screen.findByText("Nothing found")).toBeVisible();
});

it("shows a hit of a kind that it does not know yet as it was sent, without a link", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/find", DeskFindAnswer, {
    data: [{ ...hit, kind: "weighing", id: 3, number: "W3" }, ...numbered],
  });
  await renderAt(routes, "/desk/find?search=3");
  expect(await screen.findByRole("row", { name: /W3.*weighing/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: "W3" })).toBeNull();
  expect(screen.getByRole("link", { name: "Q2627000184" })).toHaveAttribute("href", "/desk/quotation/184");
});

it("leads from an entry of the books and a line of the bank to where they are", async () => {
  const api = fakeDesk();
  const [entry, line] = ["JRN0000318", "SBINR52026112000"];
  const booked = [
    { ...hit, kind: "entry", id: 318, number: entry },
    { ...hit, kind: "line", id: 4, number: line },
  ];
  api.answer("GET /desk/find", DeskFindAnswer, { data: booked });
  await renderAt(routes, "/desk/find?search=SBINR52026112000");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(await screen.findByRole("row", { name: /JRN0000318.*Entry of the books/ })).toBeVisible();
  expect(hrefOf(entry)).toBe(`/desk/books?section=journals&entry=${entry}`);
  expect(hrefOf(line)).toBe(`/desk/bank?search=${line}`);
});

it("leads from a vehicle to the order that it carries and to its e-way bill, in the words of its page", async () => {
  const what = "Vehicle CG04MB1234 of order O2627000096";
  const data = [
    { ...hit, kind: "order", id: 96, number: "O2627000096" },
    { ...hit, kind: "e-way bill", id: 7, number: "271000000001", what, status: "active" },
  ];
  fakeDesk().answer("GET /desk/find", DeskFindAnswer, { data });
  await renderAt(routes, "/desk/find?search=CG04MB1234");
  expect(await screen.findByRole("link", { name: "271000000001" })).toHaveAttribute("href", "/desk/eway-bill/7");
  const row = screen.getByRole("row", { name: /271000000001/ });
  expect(row).toHaveTextContent(/E-way billVehicle CG.04.MB.1234 of order O2627000096.*Valid/);
  expect(screen.getByRole("link", { name: "O2627000096" })).toHaveAttribute("href", "/desk/order/96");
});

it("leads from an enquiry to its page, and from a certificate to the person whose it is", async () => {
  const api = fakeDesk();
  api.answer("GET /desk/find", DeskFindAnswer, {
    data: [
      { ...hit, kind: "inbox", id: 2, number: "M2" },
      { ...hit, kind: "certificate", id: 2, number: "TDS/9", phone: "9000000021" },
    ],
  });
  await renderAt(routes, "/desk/find?search=2");
  expect(await screen.findByRole("link", { name: "M2" })).toHaveAttribute("href", "/desk/inbox/M2");
  expect(screen.getByRole("link", { name: "TDS/9" })).toHaveAttribute("href", "/desk/user/9000000021");
});
