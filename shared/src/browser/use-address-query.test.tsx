import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderAt } from "../testing/render-at";
import { KeepTyped } from "../ui/overlay/keep-typed";
import { useAddressQuery } from "./use-address-query";

/** Two parts of a page that change its address, as the filters and the order of a list do. */
function List() {
  const [query] = useAddressQuery();
  return (
    <>
      <Choice name="sort" />
      <Choice name="city" />
      <KeepTyped isDirty={query.has("guarded")} filters={["sort"]} />
    </>
  );
}

function Choice({ name }: { readonly name: string }) {
  const [query, change] = useAddressQuery();
  const choose = () =>
    change((now) => {
      now.set(name, `${now.get(name) ?? ""}x`);
      return now;
    });
  return (
    <button type="button" onClick={choose}>
      {name} {query.get(name)}
    </button>
  );
}

const routes = [{ path: "/list", Component: List }];
const button = (name: RegExp) => screen.getByRole("button", { name });

it("keeps each of several changes that are made before the first one is on the screen", async () => {
  const tab = await renderAt(routes, "/list?kept=1");
  await act(async () => {
    fireEvent.click(button(/sort/));
    fireEvent.click(button(/city/));
    fireEvent.click(button(/sort/));
  });
  expect(tab.address()).toBe("/list?kept=1&sort=xx&city=x");
  expect(button(/sort/)).toHaveTextContent("sort xx");
});

it("replaces the history entry, and starts from the address that a person went back to", async () => {
  const tab = await renderAt(routes, "/list?sort=a");
  await tab.go("/list?sort=b");
  await userEvent.click(button(/city/));
  await tab.back();
  expect(tab.address()).toBe("/list?sort=a");
  await userEvent.click(button(/city/));
  expect(tab.address()).toBe("/list?sort=a&city=x");
});

it("forgets a change that the person took back because it would have left what they had typed", async () => {
  const tab = await renderAt(routes, "/list?guarded=1");
  await screen.findByRole("button", { name: /city/ });
  await act(async () => undefined);
  await userEvent.click(button(/city/));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  await userEvent.click(button(/sort/));
  expect(tab.address()).toBe("/list?guarded=1&sort=x");
});
