/** The people of the demo market (listed by the start command). */
export const people = {
  buyer: { phone: "9000000001", type: "customer" },
  newBuyer: { phone: "9000000002", type: "customer" },
  /** A number that is not registered yet: it becomes a customer with its first code. */
  firstTimer: { phone: "9000000099", type: "customer" },
  /** The same, with one site to deliver to. */
  siteBuyer: { phone: "9000000098", type: "customer" },
  seller: { phone: "9000000011", type: "seller" },
  rival: { phone: "9000000012", type: "seller" },
  transporter: { phone: "9000000021", type: "transporter" },
  secondTransporter: { phone: "9000000022", type: "transporter" },
  staff: { phone: "9000000091", type: "staff" },
  secondStaff: { phone: "9000000092", type: "staff" },
} as const;

export type PersonName = keyof typeof people;
