/** Messages about the roles of staff. */
export const roles = {
  title: "Roles at the desk",
  names: { operator: "Operator", accountant: "Accountant", approver: "Approver", admin: "Admin" },
  yes: "Yes",
  no: "No",
  acts: {
    grant: (role: string) => `Grant the role ${role}`,
    revoke: (role: string) => `Revoke ${role}`,
  },
  questions: {
    grant: (role: string, name: string) => `Grant ${name} the role ${role}?`,
    revoke: (role: string, name: string) => `Revoke the role ${role} from ${name}?`,
  },
  second: "A second person confirms it. It applies from their next action.",
} as const;
