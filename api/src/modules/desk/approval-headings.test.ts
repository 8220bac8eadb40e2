import { deskActions } from "./actions/all-actions";

const body = {
  ...{ to: "seller", from: "transporter", amount: 1, reference: "N1", reason: "A test" },
  ...{ kind: "credit", invoice: "MI1", cause: "weight", quantity: 1, role: "operator", limit: 500, received: 1 },
};

/** The heading of every act that can wait for a second person. */
const headings: Readonly<Record<string, string>> = {
  "bank-account set": "Change the bank account that payers send money to",
  "credit approve": "Approve a credit request",
  "journal reverse": "Reverse an entry of the books",
  "order approve-freight-bill": "Approve a freight bill",
  "order cancel": "Cancel an order",
  "order charge-lost-goods": "Charge a shortage to the carrier",
  "order note": "Issue a credit note",
  "order paid-back": "Record what the transporter paid back",
  "order payout": "Record a payment to the seller",
  "order refund": "Refund what a buyer paid too much",
  "order seller-note": "Enter a seller's credit note",
  "payment into-wallet": "Put a transfer into the payer's cash wallet",
  "payment verify": "Accept a transfer into the payer's cash wallet",
  "payout-batch drop": "Drop a payment from a payout batch",
  "payout-batch make": "Make a payout batch",
  "quotation mark": "Choose the seller and the freight of a quotation",
  "quotation remark": "Choose another seller or freight for a quotation",
  "reverse-charge deposit": "Enter GST under reverse charge as paid",
  "setting set": "Change a setting of the market",
  "tds deposit": "Enter deducted tax as paid to the government",
  "user appoint": "Make a user staff",
  "user bank-account": "Enter a person's bank account",
  "user credit-limit": "Set a credit limit",
  "user credit-release": "Let a buyer use credit once in spite of a block",
  "user credit-repayment": "Enter a repayment of credit",
  "user grant-role": "Grant the role of operator",
  "user pan-apart": "Separate a login from a company",
  "user pan-join": "Rejoin a login to a company",
  "user payout": "Record a payment out of a cash wallet",
  "user phone": "Change the number a user logs in with",
  "user restore": "Restore a user's access",
  "user revoke-role": "Revoke the role of operator",
  "user suspend": "Suspend a user",
};

/** Those with a heading of their own; the others are headed by what their command does. */
const waiting = deskActions.filter((act) => act.heading(body, null) !== act.summary);

it("knows every act that can wait for a second person", () => {
  expect(waiting.map(({ name }) => name).sort()).toEqual(Object.keys(headings));
});

it.each(waiting.map((act) => [act.name, act] as const))("heads an approval of %s with its own words", (name, act) => {
  expect(act.heading(body, "top-up")).toBe(headings[name]);
});

it("heads no two approvals alike, and a transfer by what it pays", () => {
  expect(new Set(Object.values(headings)).size).toBe(Object.keys(headings).length);
  const verify = waiting.find(({ name }) => name === "payment verify");
  expect(
    (["booking", "final", "credit repayment", "top-up"] as const).map((purpose) => verify?.heading(body, purpose)),
  ).toEqual([
    "Accept a transfer as a booking amount and place the order",
    "Accept a transfer as a payment for an order",
    "Accept a transfer as a repayment of credit",
    "Accept a transfer into the payer's cash wallet",
  ]);
});
