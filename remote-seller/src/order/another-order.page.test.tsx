import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerOrder } from "@mandi/shared/testing/seller-builders";
import { act, fireEvent, screen } from "@testing-library/react";
import { routes } from "../area";
import { freshUser, pass, read, site, step } from "../testing/order-page";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server with orders 7 and 8, which both wait for their confirmation. */
async function openSeven() {
  signInAs("seller");
  const api = fakeApi();
  api.answer(read, SellerOrderAnswer, ({ params }) => {
    const id = Number(params["id"]);
    return { data: aSellerOrder({ id, order_id: `O262700000${id}`, next_steps: ["confirm"] }) };
  });
  api.answer("GET /config", SiteSetupAnswer, { general_setup: site });
  api.confirm(step, "Saved.");
  const tab = await renderAt(routes, "/seller-order-detail/7");
  await pass(0);
  const go = async (id: number) => {
    await tab.go(`/seller-order-detail/${id}`);
    await pass(0);
  };
  return { api, go };
}

it("is not shown under the address of the order whose step was taken just before", async () => {
  const user = freshUser();
  const { api, go } = await openSeven();
  await user.click(screen.getByRole("button", { name: "Confirm order" }));
  await pass(0);
  await user.click(screen.getAllByRole("button", { name: "Confirm order" }).at(-1) as HTMLElement);
  await pass(0);
  expect(api.calls(step)).toHaveLength(1);
  await go(8);
  await go(7);
  expect(screen.getByText(/O2627000007/, { selector: "p" })).toBeVisible();
  expect(screen.queryByText(/O2627000008/)).not.toBeInTheDocument();
});

it("begins without what was typed for the order before", async () => {
  const user = freshUser();
  const { go } = await openSeven();
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: "Gate 2" } }));
  await pass(0);
  await go(8);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await pass(0);
  expect(screen.getByLabelText(/^Note/)).toHaveValue("");
});
