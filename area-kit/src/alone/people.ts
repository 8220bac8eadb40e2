import type { LoginUser } from "@mandi/shared/contract/login";
import type { Role } from "@mandi/shared/contract/role";

/** Someone an emulated page can be seen as. */
export type EmulatedPerson = {
  /** As they are named on the command line and in the address: `--as new-seller`, `?as=new-seller`. */
  readonly name: string;
  /** Null: not signed in. */
  readonly user: LoginUser | null;
  /** Has nothing yet: every list of theirs is empty. */
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

/** A person whose first code has just been accepted: the server knows their phone and nothing else (docs/domain.md#login). */
const unknown = { name: "", email: "", company_name: "" };

export const stranger: EmulatedPerson = { name: "stranger", user: null, isNew: false };

/** In the order of the switch. The first of a role is the one an area of that role opens with. */
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

/** Undefined when nobody is called that. */
export function personCalled(name: string | null | undefined): EmulatedPerson | undefined {
  return people.find((person) => person.name === name);
}

/** Whom a page of these roles is shown to unless someone is asked for. */
export function personFor(roles: readonly Role[]): EmulatedPerson | undefined {
  return people.find((person) => isOneOf(person, roles));
}

export function isOneOf({ user }: EmulatedPerson, roles: readonly Role[]): boolean {
  return roles.includes(user?.type ?? "visitor");
}
