import { GeneralSearchAnswer } from "@mandi/shared/contract/general-search";
import { OwnDealsAnswer } from "@mandi/shared/contract/own-deals";
import { closeSession, setDelivery } from "@mandi/shared/session";
import type { FakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderFrame, widenWindow } from "../testing/render-frame";
import { marketWithBeams, nothing } from "../testing/search-fakes";

let api: FakeApi;
let person: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  api = marketWithBeams();
  api.answer("GET /own-deals", OwnDealsAnswer, { data: [] });
});
afterEach(() => {
  act(() => closeSession());
  act(() => setDelivery(null));
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole("combobox", { name: "Search" });
const lines = () => screen.getAllByRole("option").map((option) => option.getAttribute("aria-label"));
const tags = () =>
  within(screen.getByRole("list", { name: "Your search" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function searchFor(text: string) {
  widenWindow();
  const page = await renderFrame({ api });
  await person.click(input());
  await wait(0);
  await person.type(input(), text);
  await wait(1000);
  return page;
}

const angles = {
  product: { id: 2, name: "MS Angle", thumbnail: "" },
  labels: ["50 × 50 mm"],
  kinds: ["size"],
  filter: { size: "50 × 50 mm" },
  unknown: ["x6"],
  count: 3,
  lowest_price: 54_162,
};
const pune = { city: "Pune", pincode: "411001" };

it("shows which words were not used, keeps them and the quantity in the field, and searches without one", async () => {
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood: angles, delivery_place: pune });
  act(() => setDelivery({ city: "Nagpur", pincode: "440001" }));
  await searchFor("ISA 50x50x6 10 ton pune");
  expect(lines()[0]).toBe("MS Angle, 50 × 50 mm, 3 offers from ₹54,162/MT, without “x6 Pune”");
  expect(tags()).toEqual(["ProductMS Angle", "Size50 × 50 mm", "Quantity10 MT", "Not usedx6", "Not usedPune"]);
  await person.click(screen.getByRole("button", { name: "Search without Not used Pune" }));
  expect(input()).toHaveValue("MS Angle 50 × 50 mm 10 MT x6");
});

it("tells the list which words it does not use, so that none is forgotten on the way", async () => {
  const understood = { ...angles, unknown: ["panaji"] };
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood });
  const page = await searchFor("angle 50x50 panaji");
  await person.click(screen.getByRole("option", { name: /^MS Angle/ }));
  await wait(0);
  expect(page.address()).toBe("/product-list/2?size=50+%C3%97+50+mm");
  expect(page.state()).toEqual({ left_out: ["panaji"] });
});

it("opens the offers in the thickness that the text names", async () => {
  const filter = { size: "50 × 50 mm", thickness: "6 mm" };
  const understood = { ...angles, labels: ["50 × 50 × 6 mm"], filter, unknown: [] };
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood });
  const page = await searchFor("ISA 50x50x6");
  expect(lines()).toEqual(["MS Angle, 50 × 50 × 6 mm, 3 offers from ₹54,162/MT"]);
  expect(tags()).toEqual(["ProductMS Angle", "Size50 × 50 × 6 mm"]);
  await person.click(screen.getByRole("option", { name: /^MS Angle/ }));
  await wait(0);
  expect(page.address()).toBe("/product-list/2?size=50+%C3%97+50+mm&thickness=6+mm");
});

it("uses a city without offers where prices are shown there", async () => {
  act(() => setDelivery(pune));
  api.answer("GET /general-search", GeneralSearchAnswer, {
    ...nothing,
    understood: { ...angles, unknown: [] },
    delivery_place: pune,
  });
  await searchFor("angle 50x50 pune");
  expect(lines()).toEqual(["MS Angle, 50 × 50 mm, 3 offers from ₹54,162/MT"]);
});

it("lets a trader request a size that nobody lists, in the words they typed", async () => {
  signInAs("customer");
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, understood: angles });
  const page = await searchFor("angle 50x50x6");
  expect(lines()).toEqual([
    "MS Angle, 50 × 50 mm, 3 offers from ₹54,162/MT, without “x6”",
    "Request quotes: angle 50x50x6",
  ]);
  await person.click(screen.getByRole("option", { name: "Request quotes: angle 50x50x6" }));
  expect(page.address()).toBe("/create-rfq");
});

it("offers ways on when nothing is found: each word can be removed, and an enquiry sent, though not by Enter", async () => {
  api.answer("GET /general-search", GeneralSearchAnswer, nothing);
  const page = await searchFor("xyz qqq");
  expect(screen.getByText("Sorry, No Data Found !")).toBeVisible();
  expect(tags()).toEqual(["Wordxyz", "Wordqqq"]);
  await person.keyboard("{Enter}");
  expect(page.address()).toBe("/");
  await person.click(screen.getByRole("option", { name: "Send an enquiry for xyz qqq" }));
  expect(page.address()).toBe("/contact-us");
  expect(page.state()).toMatchObject({ list: "xyz qqq" });
});

it("says that a quantity alone names no goods, and offers no request for it", async () => {
  signInAs("customer");
  api.answer("GET /general-search", GeneralSearchAnswer, nothing);
  await searchFor("25 mt");
  expect(screen.getByRole("status")).toHaveTextContent(
    "“25 mt” is a quantity. Add the goods to it, such as 12mm tmt 25 mt.",
  );
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Your search" })).not.toBeInTheDocument();
  expect(screen.queryByText("Sorry, No Data Found !")).not.toBeInTheDocument();
});

it("shows the quantity beside a product and takes it along to its offers", async () => {
  api.answer("GET /general-search", GeneralSearchAnswer, { ...nothing, product_list: [{ id: 1, name: "TMT Bar" }] });
  const page = await searchFor("sariya 25 ton");
  expect(tags()).toEqual(["ProductTMT Bar", "Quantity25 MT"]);
  await person.click(screen.getByRole("option", { name: "TMT Bar" }));
  await wait(0);
  expect(page.address()).toBe("/product-list/1?mt=25");
});
