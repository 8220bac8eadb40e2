import type { LoginUser } from "@mandi/shared/contract/login";
import type { Role } from "@mandi/shared/contract/role";

/** Someone an emulated page can be seen as. */
export type EmulatedPerson = {
  /** Their name on the command line and in the address: `--as new-seller`, `?as=new-seller`. */
  readonly name: string;
  /** Null: not logged in. */
  readonly user: LoginUser | null;
  /** Has nothing yet: all their lists are empty. */
  readonly isNew: boolean;
};

const buyer: LoginUser = {
  name: "Rakesh Agrawal",
  type: "customer",
  email: "rakesh@agrawal.example",
  phone: "9000000001",
  company_name: "Agrawal Traders",
};

const seller: LoginUser = {
  name: "Kavita Rao",
  type: "seller",
  email: "kavita@kaveri.example",
  phone: "9000000011",
  company_name: "Kaveri Ispat",
};

const transporter: LoginUser = {
  name: "Sukhdev Yadav",
  type: "transporter",
  email: "sukhdev@bharat.example",
  phone: "9000000021",
  company_name: "Bharat Roadlines",
};

const staff: LoginUser = { ...buyer, name: "Anita Desai", type: "staff", phone: "9000000091", company_name: "Mandi" };

/** A person whose first code has just been accepted: only their phone is known (docs/domain.md#login). */
const unknown = { name: "", email: "", company_name: "" };

export const stranger: EmulatedPerson = { name: "stranger", user: null, isNew: false };

/** In the order of the panel. The first person of a role is the default for areas of that role. */
export const people: readonly EmulatedPerson[] = [
  stranger,
  { name: "buyer", user: buyer, isNew: false },
  { name: "new-buyer", user: { ...buyer, ...unknown, phone: "9000000002" }, isNew: true },
  { name: "seller", user: seller, isNew: false },
  { name: "new-seller", user: { ...seller, phone: "9000000013" }, isNew: true },
  { name: "transporter", user: transporter, isNew: false },
  { name: "new-transporter", user: { ...transporter, phone: "9000000022" }, isNew: true },
  { name: "staff", user: staff, isNew: false },
];

/** Undefined when there is no such person. */
export function personCalled(name: string | null | undefined): EmulatedPerson | undefined {
  return people.find((person) => person.name === name);
}

/** The default person for a page with these roles. */
export function personFor(roles: readonly Role[]): EmulatedPerson | undefined {
  return people.find((person) => isOneOf(person, roles));
}

export function isOneOf({ user }: EmulatedPerson, roles: readonly Role[]): boolean {
  return roles.includes(user?.type ?? "visitor");
}
