/** Messages about the roles of the people of the desk. */
export const roles = {
  title: "Roles at the desk",
  names: { operator: "Operator", accountant: "Accountant", approver: "Approver", admin: "Admin" },
  yes: "Yes",
  no: "No",
  acts: {
    grant: (role: string) => `Give the role ${role}`,
    revoke: (role: string) => `Take the role ${role}`,
  },
  questions: {
    grant: (role: string, name: string) => `Give ${name} the role ${role}?`,
    revoke: (role: string, name: string) => `Take the role ${role} from ${name}?`,
  },
  second: "A second person confirms it. It counts from their next press on.",
} as const;

/** Messages of the question for a new one-time code. */
export const newCode = {
  title: "Enter a new code",
  why: (phone: string) =>
    `Money and rights ask for a new one-time code. It was sent to ${phone}. What you asked for goes on by itself.`,
  field: "One-time password",
  sixDigits: "Please enter the six digits",
  again: "Send another code",
  enter: "Go on",
} as const;
