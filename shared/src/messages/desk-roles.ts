/** Messages about the roles of staff. */
export const roles = {
  title: "Roles at the desk",
  names: { operator: "Operator", accountant: "Accountant", approver: "Approver", admin: "Admin" },
  yes: "Yes",
  no: "No",
  acts: {
    grant: (role: string) => `Grant the role ${role}`,
    revoke: (role: string) => `Revoke the role ${role}`,
  },
  questions: {
    grant: (role: string, name: string) => `Grant ${name} the role ${role}?`,
    revoke: (role: string, name: string) => `Revoke the role ${role} from ${name}?`,
  },
  second: "A second person confirms it. It applies from their next action.",
} as const;

/** Messages of the dialog for a new one-time code. */
export const newCode = {
  title: "Enter a new code",
  why: (phone: string) =>
    `Changes to money or access need a new one-time code. It was sent to ${phone}. Once you enter it, what you started continues.`,
  field: "One-time password",
  sixDigits: "Please enter the six digits",
  again: "Send another code",
  enter: "Continue",
} as const;
