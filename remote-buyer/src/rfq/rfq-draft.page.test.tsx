import { keepAskedText, readAskedText } from "@mandi/shared/browser/asked-text";
import { clearDevice } from "@mandi/shared/browser/device-store";
import { CreateQuotationAnswer } from "@mandi/shared/contract/quotation-request";
import { closeSession, sessionStore } from "@mandi/shared/session";
import { fakeToken, signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { handedOver } from "../testing/handed-over";
import { billing, chooseButibori, consignee, loaded, openRfq, submit, writeMessage } from "../testing/rfq-page";
import { readDraft, writeDraft } from "./rfq-draft";

it("keeps everything and the same key when the answer is lost, and uses a new key after a refusal (R-391)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openRfq();
  api.cutOff("POST /product-enquiry");
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/Butibori/));
  await writeMessage(user);
  const keys = () => api.calls("POST /product-enquiry").map(({ headers }) => headers.get("idempotency-key"));
  await user.click(submit());
  expect(await screen.findByText("Network Error")).toBeVisible();
  api.refuse("POST /product-enquiry", 422, { message: "This product is no longer on offer" });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await user.click(submit());
  expect(await screen.findByText("This product is no longer on offer")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText("This product is no longer on offer")).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
  expect(billing(/^Agrawal Traders/)).toBeChecked();
  jest.useRealTimers();
});

it("restores what was written after a reload, and after a login with a reload behind it, for the same person only", async () => {
  const user = userEvent.setup();
  openRfq();
  const tab = await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(billing(/Butibori/));
  await writeMessage(user);
  await tab.go("/elsewhere");
  await tab.go("/create-rfq", handedOver);
  await loaded();
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
  // The session ends while the form is open; the login comes back to the bare address.
  act(() => closeSession());
  await tab.go("/login");
  signInAs("customer");
  await tab.go("/create-rfq");
  await loaded();
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
  expect(billing(/Butibori/)).toBeChecked();
  const kept = tab.state();
  await tab.go("/elsewhere");
  await tab.go("/create-rfq", kept);
  await loaded();
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
  act(() => closeSession());
  await tab.go("/login");
  signInAs("customer", { phone: "9000000002" });
  await tab.go("/create-rfq");
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("restores the draft after a login although the login page was reloaded, and clears it at a logout", async () => {
  const user = userEvent.setup();
  openRfq();
  const tab = await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await writeMessage(user);
  act(() => closeSession());
  await tab.go("/login");
  const owner = signInAs("customer");
  // A reload leaves nothing but the browser's storage: the page's modules start afresh.
  await jest.isolateModulesAsync(async () => {
    const { openSession } = await import("@mandi/shared/session");
    const { resumeDraft } = await import("./rfq-draft");
    openSession({ token: fakeToken, user: owner });
    expect(resumeDraft()).toMatchObject({ form: { message: "Before noon" } });
  });
  clearDevice(owner.phone);
  await tab.go("/create-rfq");
  await waitFor(() => expect(tab.address()).toBe("/"));
});

it("does not show the draft of another request on the way back", async () => {
  openRfq();
  const tab = await renderAt(routes, "/elsewhere");
  await tab.go("/create-rfq", { draft: "first" });
  await waitFor(() => expect(tab.address()).toBe("/"));
  await tab.go("/create-rfq", handedOver);
  await loaded();
  const kept = readDraft()?.key;
  await tab.go("/elsewhere");
  await tab.go("/create-rfq", { draft: "first" });
  await waitFor(() => expect(tab.address()).toBe("/"));
  await tab.go("/create-rfq", { draft: kept });
  await loaded();
});

it("leads a typed address home whatever was begun before, and shows it again to who requests the same (R-128)", async () => {
  const user = userEvent.setup();
  openRfq();
  const tab = await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await writeMessage(user);
  await tab.go("/elsewhere");
  await tab.go("/create-rfq");
  await waitFor(() => expect(tab.address()).toBe("/"));
  await tab.go("/create-rfq", handedOver);
  await loaded();
  expect(screen.getByLabelText("Message")).toHaveValue("Before noon");
});

it("does not show a request to the next person who presses Back in the browser's history (R-030, R-128)", async () => {
  openRfq();
  const tab = await renderAt(routes, "/elsewhere");
  await tab.go("/create-rfq", { ...handedOver, owner: "9000000001" });
  await loaded();
  act(() => closeSession());
  await tab.go("/login");
  signInAs("customer", { phone: "9000000002" });

  await tab.go("/create-rfq", { ...handedOver, owner: "9000000001" });

  await waitFor(() => expect(tab.address()).toBe("/"));
  expect(document.body).not.toHaveTextContent("Kaveri Ispat");
});

it("sends one request from two tabs: the second uses the key of the first, even while that is under way", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openRfq();
  const routesOfTab = routes.filter(({ path }) => path !== "/quotation-list");
  const first = await renderAt(routesOfTab, "/create-rfq", handedOver);
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(screen.getByRole("checkbox", { name: "Same as billing address" }));
  await writeMessage(user);
  api.refuse("POST /product-enquiry", 409, {
    message: "The same request is still being processed.",
    code: "in_flight",
  });
  await user.click(submit());
  expect(await screen.findByText("The same request is still being processed.")).toBeVisible();
  await first.go("/elsewhere");
  // The second tab opened the same product a little later, at another price.
  await first.go("/create-rfq", { ...handedOver, total: 1677970 });
  await loaded();
  expect(billing(/^Agrawal Traders/)).toBeChecked();
  api.answer("POST /product-enquiry", CreateQuotationAnswer, { message: "Your request has been sent", id: 7 });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /product-enquiry")).toHaveLength(2));
  const keys = api.calls("POST /product-enquiry").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[1]).toBe(keys[0]);
  // Nothing typed after that brings back the draft or its key.
  await user.type(screen.getByLabelText("Message"), "late");
  expect(Object.keys(localStorage).filter((key) => key.includes(":rfq:"))).toEqual([]);
  jest.useRealTimers();
});

it("keeps the request for its owner when the session ends while it is being sent, and for nobody else (R-033)", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  await renderAt(routes, "/create-rfq", handedOver);
  await loaded();
  await user.click(billing(/^Agrawal Traders/));
  await user.click(consignee(/Butibori/));
  await writeMessage(user);
  api.refuse("POST /product-enquiry", 401);
  await user.click(submit());
  await waitFor(() => expect(sessionStore.getState().token).toBeNull());
  const [key] = api.calls("POST /product-enquiry").map(({ headers }) => headers.get("idempotency-key"));

  act(() => void signInAs("customer", { phone: "9000000002" }));
  expect(readDraft()).toBeNull();
  act(() => void signInAs("customer"));
  expect(readDraft()).toMatchObject({ key, form: { message: "Before noon" } });
});

it("keeps an unsent list when something else is requested from its own page", async () => {
  const user = userEvent.setup();
  openRfq();
  keepAskedText("12mm tmt 25 ton");
  const routesOfTab = routes.filter(({ path }) => path !== "/quotation-list");
  const tab = await renderAt(routesOfTab, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  await user.click(submit());
  await waitFor(() => expect(tab.address()).toBe("/quotation-list"), { timeout: 5000 });
  expect(readAskedText()).toBe("12mm tmt 25 ton");
});

it("leaves the unsent request that another tab has begun when this one is sent", async () => {
  const user = userEvent.setup();
  const api = openRfq();
  const routesOfTab = routes.filter(({ path }) => path !== "/quotation-list");
  const tab = await renderAt(routesOfTab, "/create-rfq", handedOver);
  await loaded();
  await chooseButibori(user);
  const own = readDraft();
  if (own === null) throw new Error("The request has no draft");
  act(() => {
    writeDraft({ ...own, key: "of-the-other-tab", isFromText: true });
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  await user.click(submit());
  await waitFor(() => expect(tab.address()).toBe("/quotation-list"), { timeout: 5000 });
  expect(api.calls("POST /product-enquiry")).toHaveLength(1);
  expect(readDraft()).toMatchObject({ key: "of-the-other-tab", isFromText: true });
});
