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
