import { counted } from "../format/counted";
/** Messages about the threads between the desk and the parties of a quotation. */
export const threads = {
  title: (number: string) => `Messages about ${number}`,
  facts: (side: string, party: string, phone: string, goods: string) => `${side}: ${party}, ${phone}. ${goods}.`,
  with: (party: string) => `Written with ${party}`,
  sides: { buyer: "Buyer", seller: "Seller", transporter: "Transporter" },
  waits: "Waiting for an answer",
  hint: "Phone numbers, e-mail and UPI addresses and links are refused: parties stay anonymous to each other.",
  settle: "Needs no answer",
  reasonOf: (number: string) => `Message about ${number}`,
  block: "Messages with the parties",
  heads: { party: "Party", state: "Messages", open: "Open or write" },
  count: (count: number) => (count === 0 ? "None yet" : counted(count, "message")),
  waitsSince: (moment: string) => `Waiting since ${moment}`,
  open: "Open",
  openOf: (party: string) => `Open the messages with ${party}`,
  start: "Write",
  startWith: (party: string) => `Write to ${party}`,
} as const;
