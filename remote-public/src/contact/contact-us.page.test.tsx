import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aConfig, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

function openContact() {
  const api = fakeApi();
  api.answer("GET /config", ConfigAnswer, aConfig());
  api.confirm("POST /contact-us", "received");
  return api;
}

const submit = () => screen.getByRole("button", { name: "Submit" });

it("shows every way to reach the market that is configured (R-112, R-007)", async () => {
  openContact();
  await renderAt(routes, "/contact-us");
  const ways = screen.getByRole("complementary", { name: "Reach us" });
  expect(await within(ways).findByRole("link", { name: "+91 98930 00147" })).toHaveAttribute(
    "href",
    "tel:+919893000147",
  );
  expect(within(ways).getByRole("link", { name: "trade@mandi.example" })).toHaveAttribute(
    "href",
    "mailto:trade@mandi.example",
  );
  expect(within(ways).getByRole("link", { name: "Order on whatsapp" })).toHaveAttribute(
    "href",
    "https://wa.me/919893000147",
  );
  expect(within(ways).getByText("Siltara Road, Raipur 493111")).toBeVisible();
});

it("leaves out what is not configured and makes no link of an invalid value", async () => {
  const api = openContact();
  const general_setup = aSiteSetup({ phone2: "", email: "javascript:alert(1)", whatsapp: "" });
  api.answer("GET /config", ConfigAnswer, aConfig({ general_setup }));
  await renderAt(routes, "/contact-us");
  const ways = screen.getByRole("complementary", { name: "Reach us" });
  await within(ways).findByRole("link", { name: "+91 98930 00147" });
  expect(within(ways).getAllByRole("link")).toHaveLength(1);
});

it("opens with the text that a visitor searched for as the message", async () => {
  const user = userEvent.setup();
  const api = openContact();
  await renderAt(routes, "/contact-us", { list: "brass taps 3 ton", owner: "" });
  expect(screen.getByLabelText(/^Message/)).toHaveValue("brass taps 3 ton");
  await user.type(screen.getByLabelText("Full name"), "Asha Rao");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await user.click(submit());
  await waitFor(() => expect(api.calls("POST /contact-us")).toHaveLength(1));
  expect(api.calls("POST /contact-us")[0]?.body).toMatchObject({ message: "brass taps 3 ton" });
});

it("names what is missing and sends nothing (R-290, R-291)", async () => {
  const user = userEvent.setup();
  const api = openContact();
  await renderAt(routes, "/contact-us");
  await user.type(screen.getByLabelText("Phone"), "12345");
  await user.click(submit());
  expect(await screen.findByText("Please enter your full name")).toBeVisible();
  expect(screen.getByText("Please enter a valid phone number")).toBeVisible();
  expect(api.calls("POST /contact-us")).toHaveLength(0);
});

it("needs neither e-mail nor message, says thank you without a toast, and enables the button again after 2 s (R-292, R-256)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const api = openContact();
  const notices = listenToNotices();
  await renderAt(routes, "/contact-us");
  await user.type(screen.getByLabelText("Full name"), " Meena Kulkarni ");
  await user.type(screen.getByLabelText("Phone"), "98930 00147");
  await user.click(submit());
  expect(await screen.findByText("Thank you. We will call you back.")).toBeVisible();
  expect(api.calls("POST /contact-us").map(({ body }) => body)).toEqual([
    { name: "Meena Kulkarni", phone: "9893000147", email: "", message: "" },
  ]);
  expect(screen.getByLabelText("Full name")).toHaveValue("");
  expect(notices).toEqual([]);
  expect(submit()).toHaveAttribute("aria-disabled", "true");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(submit()).not.toHaveAttribute("aria-disabled");
  jest.useRealTimers();
});

it("keeps what is written while a message is being sent, for the next one", async () => {
  const user = userEvent.setup();
  const api = openContact();
  const { release } = api.hold("POST /contact-us");
  await renderAt(routes, "/contact-us");
  await user.type(screen.getByLabelText("Full name"), "Meena");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await user.click(submit());
  await user.type(screen.getByLabelText(/Message/), "One thing more");
  release();
  expect(await screen.findByText("Thank you. We will call you back.")).toBeVisible();
  expect(screen.getByLabelText(/Message/)).toHaveValue("One thing more");
  expect(screen.getByLabelText("Full name")).toHaveValue("");
});

it("says beside the form that it was not sent, without a toast, and keeps what was written (R-394)", async () => {
  const user = userEvent.setup();
  const api = openContact();
  const notices = listenToNotices();
  api.cutOff("POST /contact-us");
  await renderAt(routes, "/contact-us");
  await user.type(screen.getByLabelText("Full name"), "Meena");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await user.type(screen.getByLabelText(/Message/), "Call me");
  await user.click(submit());
  expect(await screen.findByText("Your message was not sent. It is still here; please try again.")).toBeVisible();
  expect(screen.getByLabelText(/Message/)).toHaveValue("Call me");
  expect(notices).toEqual([]);
});

it("says how long to wait after too many messages", async () => {
  const user = userEvent.setup();
  const api = openContact();
  api.refuse("POST /contact-us", 429, { message: "Slow down", retryAfterSeconds: 45 });
  await renderAt(routes, "/contact-us");
  await user.type(screen.getByLabelText("Full name"), "Meena");
  await user.type(screen.getByLabelText("Phone"), "9893000147");
  await user.click(submit());
  expect(await screen.findByText("Too many messages. Try again in 45 seconds.")).toBeVisible();
});

it("keeps the form when the contact details do not load", async () => {
  const api = openContact();
  api.refuse("GET /config", 503);
  await renderAt(routes, "/contact-us");
  const ways = screen.getByRole("complementary", { name: "Reach us" });
  expect(await within(ways).findByRole("button", { name: "Try again" })).toBeVisible();
  expect(submit()).not.toHaveAttribute("aria-disabled");
});

it("has no accessibility faults that a machine can find", async () => {
  openContact();
  await renderAt(routes, "/contact-us");
  await screen.findByRole("link", { name: "+91 98930 00147" });
  await waitFor(() => expect(document.body).toHaveNoAxeViolations());
});
