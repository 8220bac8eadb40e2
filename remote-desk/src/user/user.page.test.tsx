import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { DeskAnswer } from "@mandi/shared/contract/desk/field";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { aDeskUser } from "@mandi/shared/testing/desk-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { usersWith, verify } from "../testing/fake-users";

it("lists people, and keeps type and search in the address", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser());
  const tab = await renderAt(routes, "/desk/users");

  expect(await screen.findByRole("link", { name: "Narmada Rolling Mills" })).toHaveAttribute(
    "href",
    "/desk/user/9425211184",
  );
  await user.click(screen.getByRole("button", { name: "Sellers" }));
  await user.type(screen.getByLabelText("Phone, GSTIN or part of a name"), "narm{Enter}");
  expect(tab.address()).toBe("/desk/users?type=seller&search=narm");
  expect(Object.fromEntries(api.calls("GET /desk/user").at(-1)?.query ?? [])).toEqual({
    type: "seller",
    search: "narm",
  });
});

it("pages through people, and begins at the first page of another type", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 50 }, (_, place) => aDeskUser({ id: place + 1, phone: `94252111${place + 10}` }));
  const api = usersWith(...many);
  const tab = await renderAt(routes, "/desk/users?type=seller&search=narm");
  await user.click(await screen.findByRole("link", { name: "Next rows" }));
  expect(tab.address()).toBe("/desk/users?type=seller&search=narm&page=2");
  const asked = () => Object.fromEntries(api.calls("GET /desk/user").at(-1)?.query ?? []);
  await waitFor(() => expect(asked()).toEqual({ type: "seller", search: "narm", page: "2" }));
  expect(await screen.findByRole("link", { name: "Previous rows" })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Transporters" }));
  expect(tab.address()).toBe("/desk/users?type=transporter&search=narm");
  await waitFor(() => expect(asked()).toEqual({ type: "transporter", search: "narm" }));
  expect(await screen.findByRole("link", { name: "Next rows" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Previous rows" })).not.toBeInTheDocument();
});

it("approves a seller with the numbers that were read, after a confirmation", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser());
  await renderAt(routes, "/desk/user/9425211184");
  await user.type(await screen.findByLabelText("Reason"), "Documents agree");
  await user.click(screen.getByRole("button", { name: "Approve" }));
  const question = await screen.findByRole("dialog", { name: "Approve Narmada Rolling Mills?" });
  expect(question).toHaveTextContent("With GSTIN 22AAAPL1234C1Z5 and PAN AAAPL1234C");
  await user.click(within(question).getByRole("button", { name: "Approve" }));

  expect(api.calls(verify)).toEqual([
    expect.objectContaining({
      params: { id: "1184" },
      body: {
        status: "approved",
        gst_number: "22AAAPL1234C1Z5",
        pan_number: "AAAPL1234C",
        reason: "Documents agree",
      },
    }),
  ]);
});

it("names the other logins whose profile has had the same PAN, and leads to them", async () => {
  usersWith(aDeskUser({ pan_logins: [{ id: 1190, name: "Asha Steels", phone: "9425211190", pan: "AAAPL1234C" }] }));
  await renderAt(routes, "/desk/user/9425211184");
  const other = await screen.findByRole("link", { name: "Asha Steels" });
  expect(other).toHaveAttribute("href", "/desk/user/9425211190");
  expect(other.parentElement).toHaveTextContent("AAAPL1234C");
});

it("offers only to restore access for a suspended person, and only suspension for an approved one", async () => {
  usersWith(aDeskUser({ suspended_at: "2026-11-20T05:00:00.000Z" }));
  await renderAt(routes, "/desk/user/9425211184");
  expect(await screen.findByRole("button", { name: "Restore access" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Approve|Suspend|Reject)$/ })).not.toBeInTheDocument();
  expect(screen.getByText("Suspended", { selector: "span" })).toBeVisible();
});

it("says that suspending ends every session", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ verification_status: "approved" }));
  await renderAt(routes, "/desk/user/9425211184");
  await user.type(await screen.findByLabelText("Reason"), "A stolen phone");
  await user.click(screen.getByRole("button", { name: "Suspend" }));
  const question = await screen.findByRole("dialog", { name: "Suspend Narmada Rolling Mills?" });
  expect(question).toHaveTextContent("All their sessions end at once");
  await user.click(within(question).getByRole("button", { name: "Suspend" }));

  expect(api.calls("POST /desk/user/:id/suspend")).toHaveLength(1);
  expect(api.calls(verify)).toEqual([]);
});

it("leads from a suspension that somebody has asked for already to the request that waits", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ type: "staff", roles: [] }));
  const message = "The same request is already waiting for a second person: A12.";
  api.refuse("POST /desk/user/:id/suspend", 409, { message });
  await renderAt(routes, "/desk/user/9425211184");
  await user.type(await screen.findByLabelText("Reason"), "Left the firm");
  await user.click(screen.getByRole("button", { name: "Suspend" }));
  const question = within(await screen.findByRole("dialog", { name: /^Suspend / }));
  await user.click(question.getByRole("button", { name: "Suspend" }));

  expect(await question.findByText(message)).toBeVisible();
  const link = question.getByRole("link", { name: "Open the request A12" });
  expect(link).toHaveAttribute("href", "/desk/approval/12");
});

it("requires a separate reason for each person: what was typed for one is gone on the next", async () => {
  const user = userEvent.setup();
  usersWith(aDeskUser(), aDeskUser({ id: 1185, phone: "9425211185", company: "Bhilai Re-rollers" }));
  const tab = await renderAt(routes, "/desk/user/9425211185");
  await screen.findByRole("heading", { level: 1, name: /Bhilai Re-rollers/ });
  await tab.go("/desk/user/9425211184");
  await screen.findByRole("heading", { level: 1, name: /Narmada Rolling Mills/ });
  await user.type(await screen.findByLabelText("Reason"), "Documents agree");
  await tab.go("/desk/user/9425211185", withoutQuestion);

  expect(await screen.findByRole("heading", { level: 1, name: /Bhilai Re-rollers/ })).toBeVisible();
  expect(screen.getByLabelText("Reason")).toHaveValue("");
});

it("links to the approval of every waiting request, including one made just now", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ type: "staff", roles: [], credit_used: 40_000, approval_ids: [5] }));
  api.answer("POST /desk/user/:id/credit-repayment", DeskAnswer, { message: "It waits.", approval_id: 7 });
  await renderAt(routes, "/desk/user/9425211184");
  const approval = async () => (await screen.findByRole("link", { name: "Open the approval" })).getAttribute("href");
  expect(await approval()).toBe("/desk/approval/5");

  await user.click(screen.getByRole("button", { name: "Enter a repayment of credit" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Enter a repayment of credit: / }));
  await user.type(dialog.getByLabelText("Amount"), "15000");
  await user.type(dialog.getByLabelText("UTR"), "UTIBR52611210093");
  await user.type(dialog.getByLabelText("Paid on"), "2026-11-20");
  await user.type(dialog.getByLabelText("Reason"), "They asked for it");
  await user.click(dialog.getByRole("button", { name: "Enter a repayment of credit" }));

  expect(await screen.findAllByText(/^Waits for a second person/)).toHaveLength(2);
  for (const id of [5, 7]) {
    const link = screen.getByRole("link", { name: `Open the approval A${id}` });
    expect(link).toHaveAttribute("href", `/desk/approval/${id}`);
  }
});

it("no longer says that a role waits once it is decided", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ type: "staff", roles: ["operator"], approval_ids: [] }));
  api.answer("POST /desk/user/:id/grant-role", DeskAnswer, { message: "It waits.", approval_id: 8 });
  await renderAt(routes, "/desk/user/9425211184");

  await user.click(await screen.findByRole("button", { name: "Grant the role Accountant" }));
  const question = await screen.findByRole("dialog", { name: /the role Accountant\?$/ });
  await user.type(within(question).getByLabelText("Reason"), "They keep the books");
  await user.click(within(question).getByRole("button", { name: "Grant the role Accountant" }));
  await waitFor(() => expect(question).not.toBeInTheDocument());

  expect(api.calls("POST /desk/user/:id/grant-role")).toHaveLength(1);
  expect(screen.queryByText(/second person/)).not.toBeInTheDocument();
});

it("records a payout from a wallet to a known account, and a repayment of credit, changes a login, and makes a buyer staff", async () => {
  const user = userEvent.setup();
  const buyer = { type: "customer", verification_status: "unverified", wallet: 40_000, credit_limit: 0 } as const;
  const api = usersWith(aDeskUser({ ...buyer, credit_used: 9_000 }));
  const payout = "POST /desk/user/:id/payout";
  api.answer(payout, DeskAnswer, { message: "The payment is recorded.", approval_id: null });
  const known = { account_name: "Narmada Rolling Mills", account_number: "00501147000492", ifsc: "HDFC0001147" };
  api.answer("GET /desk/user/:id/bank-account", DeskPartyAccountAnswer, {
    data: [{ id: 3, ...known, confirmed_at: "2026-11-20T05:13:00.000Z" }],
  });
  await renderAt(routes, "/desk/user/9425211184");
  await user.click(await screen.findByRole("button", { name: "Record a payment from the wallet" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Record a payment from the wallet: / }));
  expect(dialog.getByText("₹40,000.00")).toBeVisible();
  expect(dialog.getByLabelText("To the account")).toHaveDisplayValue(
    "Narmada Rolling Mills, 00501147000492, HDFC0001147",
  );
  await user.type(dialog.getByLabelText("Amount"), "15000");
  await user.type(dialog.getByLabelText("Bank reference"), "NEFT 4711");
  await user.type(dialog.getByLabelText("Reason"), "They asked for it");
  await user.click(dialog.getByRole("button", { name: "Record a payment from the wallet" }));

  await waitFor(() =>
    expect(api.calls(payout).map(({ body }) => body)).toEqual([
      { amount: 15_000, account: 3, reference: "NEFT 4711", reason: "They asked for it" },
    ]),
  );
  for (const name of ["Enter a repayment of credit", "Change the login number", "Make staff"])
    expect(screen.getByRole("button", { name })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change the limit" })).not.toBeInTheDocument();
});

it("enters a carrier's earlier bills of the year, their declaration, and a certificate of what they deducted", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ type: "transporter" }));
  for (const route of ["tds-opening", "tds-declaration", "tds-certificate"] as const)
    api.answer(`POST /desk/user/:id/${route}`, DeskAnswer, { message: "Done.", approval_id: null });
  await renderAt(routes, "/desk/user/9425211184");
  const panel = await screen.findByRole("region", { name: "Tax deducted at source" });
  const enter = async (title: string, typed: Readonly<Record<string, string>>) => {
    await user.click(within(panel).getByRole("button", { name: title }));
    const question = await screen.findByRole("dialog", { name: `${title}: Narmada Rolling Mills` });
    for (const [label, text] of Object.entries(typed)) await user.type(within(question).getByLabelText(label), text);
    await user.type(within(question).getByLabelText("Reason"), "Their letter");
    await user.click(within(question).getByRole("button", { name: title }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };

  await enter("Enter the year before the first deduction", { "Billed before GST": "90000" });
  await enter("Enter a small carrier's declaration", {});
  await enter("Enter their TDS certificate", {
    Quarter: "2026-27 Q2",
    "Code of the law": "1031",
    "Their TAN": "MUMB12345C",
    Amount: "500",
    "Certificate number": "AB12",
  });

  const reason = "Their letter";
  expect(api.calls("POST /desk/user/:id/tds-opening")[0]?.body).toEqual({ kind: "freight", base: 90_000, reason });
  expect(api.calls("POST /desk/user/:id/tds-declaration")[0]?.body).toEqual({ reason });
  expect(api.calls("POST /desk/user/:id/tds-certificate")[0]?.body).toEqual({
    quarter: "2026-27 Q2",
    code: "1031",
    tan: "MUMB12345C",
    amount: 500,
    certificate: "AB12",
    reason,
  });
});

it("says that no users were found", async () => {
  usersWith();
  await renderAt(routes, "/desk/users?search=nobody");

  expect(await screen.findByText("No users found")).toBeVisible();
});

it("says that nobody has this phone", async () => {
  usersWith();
  await renderAt(routes, "/desk/user/9425211184");

  expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeVisible();
});

it("requests a role for a colleague, with a reason and after a confirmation", async () => {
  const user = userEvent.setup();
  const api = usersWith(aDeskUser({ type: "staff", roles: ["operator"] }));
  api.answer("POST /desk/user/:id/grant-role", DeskAnswer, {
    message: "A second person must confirm this.",
    approval_id: 9,
  });
  await renderAt(routes, "/desk/user/9425211184");
  const block = await screen.findByRole("region", { name: "Roles at the desk" });
  expect(within(block).getByRole("link", { name: "What they did today" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/desk\/books\?section=trail&person=\d+&whose=own&day=\d{4}-\d{2}-\d{2}$/),
  );
  expect(within(block).getByRole("button", { name: "Revoke Operator" })).toBeVisible();
  expect(screen.getAllByLabelText("Reason")).toHaveLength(1);
  await user.click(within(block).getByRole("button", { name: "Grant the role Accountant" }));
  const question = await screen.findByRole("dialog", { name: "Grant Suresh Patel the role Accountant?" });
  const give = within(question).getByRole("button", { name: "Grant the role Accountant" });
  await user.click(give);
  expect(within(question).getByLabelText("Reason")).toHaveAccessibleDescription(/Please give a reason/);
  expect(api.calls("POST /desk/user/:id/grant-role")).toEqual([]);
  await user.type(within(question).getByLabelText("Reason"), "Month end");
  await user.click(give);
  const body = { role: "accountant", reason: "Month end" };
  expect(api.calls("POST /desk/user/:id/grant-role")).toEqual([expect.objectContaining({ body })]);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

it("links to what waits for a second person about somebody, also after coming back", async () => {
  usersWith(aDeskUser({ type: "staff", roles: ["operator"], approval_ids: [9] }));
  await renderAt(routes, "/desk/user/9425211184");

  const acts = await screen.findByRole("region", { name: "Account" });
  expect(within(acts).getByText("Waits for a second person")).toBeVisible();
  expect(within(acts).getByRole("link", { name: "Open the approval" })).toHaveAttribute("href", "/desk/approval/9");
});
