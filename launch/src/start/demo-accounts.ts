/** The people of the demo market, who all log in with a one-time code. */
const demoAccounts: readonly { readonly phone: string; readonly role: string; readonly about: string }[] = [
  { phone: "9000000001", role: "buyer", about: "wallet, addresses, quotations and orders in every status" },
  { phone: "9000000002", role: "buyer", about: "new, nothing yet" },
  { phone: "9000000011", role: "seller", about: "" },
  { phone: "9000000012", role: "seller", about: "" },
  { phone: "9000000013", role: "seller", about: "" },
  { phone: "9000000021", role: "transporter", about: "" },
  { phone: "9000000022", role: "transporter", about: "" },
  { phone: "9000000091", role: "staff", about: "the desk" },
  { phone: "9000000092", role: "staff", about: "the second person, who confirms large payments" },
];

/** The table of accounts as the start command prints it. */
export function demoAccountLines(): readonly string[] {
  return demoAccounts.map(({ phone, role, about }) => `    ${role.padEnd(12)} ${phone}  ${about}`.trimEnd());
}
