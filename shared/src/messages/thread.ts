import { counted } from "../format/counted";
/** Texts of the messages between a party of a quotation and the desk. */
export const thread = {
  title: "Messages with our desk",
  onlyDesk: "Only our desk reads this. The other parties do not see it or your name.",
  answersWithin: (minutes: number) => `Our desk usually answers within ${spanOf(minutes)}.`,
  quickLabel: "Frequent questions",
  quick: {
    buyer: ["When can it be loaded?", "Is the mill test certificate included?", "Can the price hold one more day?"],
    seller: ["Is the load date fixed?", "May I offer another brand?", "Who arranges the unloading?"],
    transporter: ["When can I load?", "Are there hours for unloading?", "Is a larger vehicle possible?"],
  },
  none: "No messages yet.",
  desk: "Our desk",
  you: "You",
  label: "Write to our desk",
  labelAtDesk: "Write an answer",
  attach: "Attach a file",
  attached: "Attached files",
  remove: (name: string) => `Remove ${name}`,
  tooMany: (most: number) => `At most ${most} files go with one message.`,
  tooLarge: (name: string) => `${name} is larger than 5 MB.`,
  empty: "Please write a message or attach a file",
  tooLong: "A message has at most 1,000 characters",
  send: "Send",
  sending: "Sending…",
  notLoaded: "The messages did not load",
} as const;

function spanOf(minutes: number): string {
  if (minutes < 60) return counted(minutes, "minute");
  if (minutes === 60) return "an hour";
  return minutes < 1_440 ? `${minutes / 60} hours` : "a day";
}
