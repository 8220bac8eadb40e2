/** Messages of an enquiry or a contact message at the desk. */
export const inbox = {
  enquiry: (number: string) => `Enquiry ${number}`,
  message: (number: string) => `Contact message ${number}`,
  acts: "Answer",
  from: "From",
  company: "Company",
  gstin: "GSTIN",
  brand: "Brand",
  requirement: "Requirement",
  place: "Delivery location",
  text: "Message",
  call: "Call",
  write: "Write an e-mail",
  mailSubject: (number: string) => `Your message to Mandi, ${number}`,
  done: "Mark as answered",
  doneText: "It leaves the queue. Say what was agreed: your colleagues read it here.",
  waits: "Waiting",
  answered: "Answered",
  answeredAt: (at: string) => `Answered ${at}.`,
  answeredBy: (who: string, at: string, what: string) =>
    what === "" ? `Answered by ${who}, ${at}.` : `Answered by ${who}, ${at}: ${what}`,
  sent: (at: string) => `Received ${at}.`,
} as const;
