import type { AlertRule } from "../contract/alert";

/** Messages about price alerts (docs/domain.md#alerts). */
export const alerts = {
  title: "Alerts",
  isOn: "Tell me when prices move",
  isOnNote: (atMost: number) =>
    `At most ${atMost} alerts a day, in Notifications and by message. You hear about each move once, compared with the last price we told you.`,
  off: "Alerts are off. Switch them on to be notified of the prices below.",
  of: (name: string) => `Alert for ${name}`,
  short: {
    move: (percent: number) => `Alert: moves ${percent}%`,
    target: (price: string) => `Alert: ${price} or less`,
  },
  shortOff: "No alert",
  dialogTitle: "Price alert",
  costsNow: (price: string) => `Costs ${price} per MT with GST today.`,
  rule: "Tell me",
  rules: {
    move: "When the price moves",
    target: "When the price falls to",
    off: "No alert for this product",
  } satisfies Readonly<Record<AlertRule, string>>,
  percent: "Moves by at least",
  percentOf: (percent: number) => `${percent}%, up or down`,
  target: "Price per MT with GST",
  targetHint: (price: string) => `Less than ${price}`,
  save: "Save alert",
  saving: "Saving",
  cancel: "Cancel",
  ingot: "Ingot moves",
  ingotNote: "Per location, measured from today's price.",
  ingotNow: (price: string) => `${price} per MT now`,
  noPrice: "No price yet",
  notFollowed: "No alert",
  movesBy: (amount: string) => `Moves by ${amount}`,
} as const;
