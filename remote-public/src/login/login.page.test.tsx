import { IngotPriceAnswer } from "@mandi/shared/contract/ingot-price";
import { VerifyOtpAnswer } from "@mandi/shared/contract/login";
import { sessionStore } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { fakeToken, signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aLoginUser, anIngotPrice } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const phone = "9000000001";

function open(address = "/login") {
  const api = fakeApi();
  api.answer("GET /ingot-price", IngotPriceAnswer, anIngotPrice());
  api.confirm("POST /otp-login", "OTP sent");
  api.answer("POST /verify-otp", VerifyOtpAnswer, {
    token: fakeToken,
    data: aLoginUser(),
    message: "Welcome to Mandi",
  });
  return { api, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), page: renderAt(routes, address) };
}

async function sendCode(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Mobile number"), phone);
  await user.click(screen.getByRole("button", { name: "Send OTP" }));
  await screen.findByRole("heading", { name: "Enter OTP" });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("asks for the mobile number and links to the terms and the privacy policy (R-103)", async () => {
  const { page } = open();
  await page;
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Login/Register");
  expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms-and-conditions");
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  expect(await screen.findByText("40,850")).toBeVisible();
});

it.each([
  ["/login?return=%2Fproduct-detail%2F3", true],
  ["/login?return=%2F%2Felsewhere.example", false],
])("says at %p whether the page that asked for a login comes back after it", async (address, isSaid) => {
  await open(address).page;
  expect(screen.queryAllByText("Log in or register to open that page. You will return to it afterwards.")).toHaveLength(
    isSaid ? 1 : 0,
  );
});

it.each(["", "12345", "98765432101", "abcdefghij"])(
  "refuses %p as a number and sends nothing (R-257)",
  async (typed) => {
    const { api, user, page } = open();
    await page;
    if (typed) await user.type(screen.getByLabelText("Mobile number"), typed);
    await user.click(screen.getByRole("button", { name: "Send OTP" }));
    expect(screen.getByText("Please enter a valid phone number")).toBeVisible();
    expect(screen.getByLabelText("Mobile number")).toHaveFocus();
    expect(api.calls("POST /otp-login")).toHaveLength(0);
  },
);

it.each(["1234567890", "9999999999", "5000000000"])(
  "sends a code to %s, as to any ten digits (R-257)",
  async (typed) => {
    const { api, user, page } = open();
    await page;
    await user.type(screen.getByLabelText("Mobile number"), typed);
    await user.click(screen.getByRole("button", { name: "Send OTP" }));
    expect(await screen.findByLabelText("One-time password")).toBeVisible();
    expect(api.calls("POST /otp-login").map(({ body }) => body)).toEqual([{ phone: typed }]);
  },
);

it("sends the code to a number pasted with its country code and moves to the second step (R-246)", async () => {
  const { api, user, page } = open();
  await page;
  await user.click(screen.getByLabelText("Mobile number"));
  await user.paste("+91 90000 00001");
  await user.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(await screen.findByText(/Sent to \+91 90000 00001\./)).toBeVisible();
  expect(api.calls("POST /otp-login").map(({ body }) => body)).toEqual([{ phone }]);
  const code = screen.getByLabelText("One-time password");
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(code).toHaveAttribute("inputmode", "numeric");
  expect(code).toHaveFocus();
});

it("counts down from 60 s and returns to the phone step at zero with the number kept (R-104)", async () => {
  const { user, page } = open();
  await page;
  await sendCode(user);
  expect(screen.getByRole("timer")).toHaveTextContent("01:00");
  await pass(22_000);
  expect(screen.getByRole("timer")).toHaveTextContent("00:38");
  await pass(38_000);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Login/Register");
  expect(screen.getByLabelText("Mobile number")).toHaveValue(phone);
  expect(screen.getByText("The code has expired. Send a new one.")).toBeVisible();
  expect(screen.getByLabelText("Mobile number")).toHaveFocus();
  expect(screen.getByLabelText("Mobile number")).toHaveAccessibleDescription(/^The code has expired\./);
});

it("does not stop the countdown while the tab sleeps", async () => {
  const { user, page } = open();
  await page;
  await sendCode(user);
  jest.setSystemTime(Date.now() + 59_000);
  await pass(2_000);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Login/Register");
});

it("sends another code after 30 s, and the countdown starts again", async () => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  expect(screen.getByRole("button", { name: "Resend OTP" })).toBeDisabled();
  expect(screen.getByText("Resend in 30 s")).toBeVisible();
  await pass(30_000);
  await user.click(screen.getByRole("button", { name: "Resend OTP" }));
  await pass(0);
  expect(api.calls("POST /otp-login")).toHaveLength(2);
  expect(screen.getByRole("timer")).toHaveTextContent("01:00");
  expect(screen.getByText("A new code was sent. The old one no longer works.")).toBeVisible();
});

it("shows the running code again after Change and the same number, without requesting another", async () => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  await pass(10_000);
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(screen.getByLabelText("Mobile number")).toHaveValue(phone);
  await user.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(await screen.findByRole("timer")).toHaveTextContent("00:50");
  expect(api.calls("POST /otp-login")).toHaveLength(1);
});

it("stays on the first step with a line beside the form and no toast when the code could not be sent (R-389)", async () => {
  const { api, user, page } = open();
  const notices = listenToNotices();
  await page;
  api.cutOff("POST /otp-login");
  await user.type(screen.getByLabelText("Mobile number"), phone);
  await user.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(await screen.findByText("The code was not sent. Check your connection and try again.")).toBeVisible();
  expect(screen.getByLabelText("Mobile number")).toHaveValue(phone);
  expect(notices).toEqual([]);
});

it("says how long to wait when too many codes were requested", async () => {
  const { api, user, page } = open();
  await page;
  api.refuse("POST /otp-login", 429, { message: "Slow down", retryAfterSeconds: 600 });
  await user.type(screen.getByLabelText("Mobile number"), phone);
  await user.click(screen.getByRole("button", { name: "Send OTP" }));
  expect(await screen.findByText("Too many tries. Try again in 10 minutes.")).toBeVisible();
});

it.each(["", "12"])("refuses %p as a code and sends nothing to the server (R-258)", async (typed) => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  if (typed) await user.type(screen.getByLabelText("One-time password"), typed);
  await user.click(screen.getByRole("button", { name: "Verify" }));
  expect(screen.getByText("Please enter valid otp")).toBeVisible();
  expect(api.calls("POST /verify-otp")).toHaveLength(0);
});

it("shows the server's message under the code and keeps the countdown (R-259, R-390)", async () => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  api.refuse("POST /verify-otp", 422, { message: "The code does not match. 4 tries left.", code: "otp_wrong" });
  await user.type(screen.getByLabelText("One-time password"), "482913");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  expect(await screen.findByText("The code does not match. 4 tries left.")).toBeVisible();
  expect(screen.getByLabelText("One-time password")).toHaveAccessibleDescription(/4 tries left/);
  expect(screen.getByRole("timer")).toBeVisible();
  expect(sessionStore.getState().token).toBeNull();
});

it("after too many wrong tries offers another code only: no time is left of the old one, and nothing verifies it", async () => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  const text = "Too many wrong tries. Please ask for a new code.";
  api.refuse("POST /verify-otp", 422, { message: text, code: "otp_locked" });
  await user.type(screen.getByLabelText("One-time password"), "482913");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  expect(screen.getByText(/^Resend in \d+ s$/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Verify" })).toBeDisabled();
  await user.type(screen.getByLabelText("One-time password"), "{Backspace}4{Enter}");
  await pass(2_000);
  expect(api.calls("POST /verify-otp")).toHaveLength(1);
  await pass(30_000);
  await user.click(screen.getByRole("button", { name: "Resend OTP" }));
  expect(await screen.findByRole("timer")).toBeVisible();
  expect(screen.getByRole("button", { name: "Verify" })).toBeEnabled();
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

it("sends a complete code automatically, each code once, and another one after a refusal", async () => {
  const { api, user, page } = open();
  await page;
  await sendCode(user);
  api.refuse("POST /verify-otp", 422, { message: "The code does not match. 4 tries left.", code: "otp_wrong" });
  const field = screen.getByLabelText("One-time password");
  await user.type(field, "48291");
  await pass(2_000);
  expect(api.calls("POST /verify-otp")).toHaveLength(0);
  await user.type(field, "3");
  await pass(900);
  expect(await screen.findByText("The code does not match. 4 tries left.")).toBeVisible();
  await pass(5_000);
  expect(api.calls("POST /verify-otp").map(({ body }) => body)).toEqual([{ phone, otp: "482913" }]);
  await user.clear(field);
  const slow = api.hold("POST /verify-otp");
  await user.paste("482 914");
  await pass(900);
  // Pressing the button all the same sends nothing again.
  await user.click(screen.getByRole("button", { name: "Verify" }));
  slow.release();
  await pass(5_000);
  expect(
    api
      .calls("POST /verify-otp")
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([{ phone, otp: "482914" }]);
});

it("opens the session, shows the server's message and goes home after 1.5 s (R-105, R-324, R-405)", async () => {
  const { api, user, page } = open();
  const notices = listenToNotices();
  const tab = await page;
  await sendCode(user);
  await user.type(screen.getByLabelText("One-time password"), "482913");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await pass(0);
  expect(api.calls("POST /verify-otp").map(({ body }) => body)).toEqual([{ phone, otp: "482913" }]);
  expect(sessionStore.getState().user?.phone).toBe(phone);
  expect(notices.map(({ text }) => text)).toEqual(["Welcome to Mandi"]);
  await pass(1400);
  expect(tab.address()).toBe("/login");
  mutedHome(api);
  await pass(200);
  expect(tab.address()).toBe("/");
});

it("goes back to the page whose guard asked for the login", async () => {
  const { user, page } = open("/login?return=%2Fquotation-list%3Ftab%3Dsent");
  const tab = await page;
  await sendCode(user);
  await user.type(screen.getByLabelText("One-time password"), "482913");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  await pass(1600);
  expect(tab.address()).toBe("/quotation-list?tab=sent");
});

it("leaves at once for someone who logged in elsewhere in the meantime (R-058)", async () => {
  const { api, page } = open();
  const tab = await page;
  mutedHome(api);
  await act(async () => {
    signInAs("seller");
  });
  await pass(0);
  expect(tab.address()).toBe("/");
});

it("has no accessibility faults that a machine can find", async () => {
  jest.useRealTimers();
  const { page } = open();
  await page;
  await expect(document.body).toHaveNoAxeViolations();
});

/** Home makes its own calls; these tests are not about them. */
function mutedHome(api: ReturnType<typeof fakeApi>): void {
  const calls = ["home", "product-list", "my-turn", "trader-day"] as const;
  for (const call of calls) api.refuse(`GET /${call}`, 503);
  for (const list of ["product-enquiry", "commodity-product", "order"] as const) api.refuse(`GET /seller/${list}`, 503);
}
