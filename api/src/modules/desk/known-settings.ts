import type { TSchema } from "typebox";
import { marketSettings } from "../auction/market-rules";
import { upiLimit } from "../bank-account/upi-limit";
import { tallyLedgers } from "../exports/tally/tally-ledgers";
import { ingotFarPercent, ingotOddPercent, ingotOddTimes } from "../ingot-prices/odd-price-settings";
import { quietNights } from "../notifications/quiet-hours";
import { reminderDays } from "../reminders/reminder-days";
import { ewayWarningHours } from "../shipments/eway/eway-warning-hours";
import { autoApproveSellers, type Setting } from "../site/settings";
import { annualTurnover } from "../tax-portal/turnover";
import { lastTurnover } from "../tds/tds-settings";
import { lateInterest } from "../trade-papers/late-interest";
import { answerMinutes, secondPersonSettings, takenMinutes } from "./desk-settings";

/** Settings that the desk may change, with their defaults. */
export const knownSettings: readonly Setting<TSchema>[] = [
  autoApproveSellers,
  ...secondPersonSettings,
  answerMinutes,
  takenMinutes,
  upiLimit,
  quietNights,
  annualTurnover,
  ewayWarningHours,
  ingotFarPercent,
  ingotOddPercent,
  ingotOddTimes,
  lastTurnover,
  lateInterest,
  reminderDays,
  tallyLedgers,
  ...Object.values(marketSettings),
];
