/** Messages of the desk on a person's bank accounts. */
export const bankAccounts = {
  title: "Bank accounts",
  none: "No known account.",
  noneToPay: "No known account. Enter one before money is paid back from the wallet.",
  known: "Account",
  to: "To the account",
  choose: "Choose a known account",
  enter: "Enter a bank account",
  enterText: "From a cancelled cheque or the line of a statement. It is known once a second person confirms it.",
  name: "Name of the account",
  number: "Account number",
  ifsc: "IFSC",
  end: (last: string) => `Remove the account ending in ${last}`,
  endText: "Nothing is paid to it any more. Payments to it stay as they are.",
} as const;
