import { BrandListAnswer, BrandProductListAnswer } from "@mandi/shared/contract/product-list";
import { CustomerProfileAnswer } from "@mandi/shared/contract/profile";
import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { type FakeApi, fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aBrand, aConfig } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { discardChanges, keepEditing } from "@mandi/shared/testing/unsaved-question";
import "@mandi/shared/ui/overlay/leave-guard";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { routes } from "../area";

const newUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openSite(): FakeApi {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /config", ConfigAnswer, aConfig());
  api.answer("GET /brand-list", BrandListAnswer, { brand_list: [aBrand({ id: 3 })] });
  const user_detail = { company_name: "", gst_number: "", pan_number: "", company_address: "", type: [] };
  api.answer("GET /customer/profile", CustomerProfileAnswer, {
    data: { name: "Rakesh", phone: "9000000001", email: "", user_detail },
  });
  api.answer("GET /seller-commodity-product-list/:id", BrandProductListAnswer, {
    product_list: [{ id: 41, name: "TMT Bar, Raipur" }],
  });
  api.confirm("POST /general-enquiry", "sent");
  api.confirm("POST /contact-us", "sent");
  return api;
}

async function writeEnquiry(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText("Delivery location"), "Nagpur");
  await user.selectOptions(screen.getByLabelText("Brand"), "Kaveri Ispat");
  await screen.findByRole("option", { name: "TMT Bar, Raipur" });
  await user.selectOptions(screen.getByLabelText("Product"), "TMT Bar, Raipur");
  await user.type(screen.getByLabelText("Requirement"), "30 MT");
  await leaveField(user);
}

async function writeMessage(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText("Full name"), "Meena");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await leaveField(user);
}

/** Formik validates a field a moment after it was left. */
async function leaveField(user: UserEvent): Promise<void> {
  await user.click(document.body);
  await act(() => jest.advanceTimersByTimeAsync(10));
}

const forms = [
  ["an enquiry", "/enquiry", "POST /general-enquiry", writeEnquiry],
  ["a message", "/contact-us", "POST /contact-us", writeMessage],
] as const;

async function press(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Submit" }));
  // It is enabled again some time after each submit.
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

describe.each(forms)("%s", (_name, address, call, write) => {
  it("is one intention until it is accepted: a press after a lost answer does not create a second one", async () => {
    const user = newUser();
    const api = openSite();
    const keys = () => api.calls(call).map(({ headers }) => headers.get("idempotency-key"));
    await renderAt(routes, address);
    await write(user);
    api.cutOff(call);
    await press(user);
    await press(user);
    await waitFor(() => expect(keys()).toHaveLength(2));
    const [first] = keys();
    expect(first).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(keys()).toEqual([first, first]);

    await user.type(screen.getByLabelText(/^Message/), "Call me");
    await leaveField(user);
    api.confirm(call, "sent");
    await press(user);
    await waitFor(() => expect(screen.getByLabelText(/^Message/)).toHaveValue(""));
    await write(user);
    await user.type(screen.getByLabelText(/^Message/), "Call me");
    await leaveField(user);
    await press(user);
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(new Set(keys()).size).toBe(3);
  });

  it("asks before a link discards it, and no longer once it is sent", async () => {
    const user = newUser();
    openSite();
    const page = await renderAt(routes, address);
    await write(user);
    await page.go("/elsewhere");
    await keepEditing(user);
    await leaveField(user);
    expect(page.address()).toBe(address);
    await press(user);
    await page.go("/elsewhere");
    expect(await screen.findByRole("heading", { name: "Another page" })).toBeVisible();
  });

  it("is discarded when the person says so", async () => {
    const user = newUser();
    const api = openSite();
    const page = await renderAt(routes, address);
    await write(user);
    await page.go("/elsewhere");
    await discardChanges(user);
    await waitFor(() => expect(page.address()).toBe("/elsewhere"));
    expect(api.calls(call)).toEqual([]);
  });
});

it("sends a GST number in its official form, however it was typed", async () => {
  const user = newUser();
  const api = openSite();
  await renderAt(routes, "/enquiry");
  await writeEnquiry(user);
  await user.type(screen.getByLabelText(/GST number/), "27 aapfu0939f-1zv ");
  await press(user);
  await waitFor(() => expect(api.calls("POST /general-enquiry")).toHaveLength(1));
  expect(api.calls("POST /general-enquiry")[0]?.body).toMatchObject({ gst_number: "27AAPFU0939F1ZV" });
});
