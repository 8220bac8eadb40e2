import { deviceStore } from "@mandi/shared/browser/device-store";
import { KeptStep } from "./kept-step";

/** Several shrunk photos of a phone's camera. A device has room for about this much in all. */
const maxLength = 4_500_000;

/** Stores steps on the device until the server has accepted them, even when the tab is closed or the session ends. */
export const deviceSteps = deviceStore({
  area: "transporter",
  purpose: "steps",
  schema: KeptStep,
  maxLength,
  mustBeSent: true,
});
