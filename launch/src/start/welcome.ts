import { demoAccountLines } from "./demo-accounts";
import { publicUrl, type Settings } from "./settings";

const printedCodesWarning =
  "  WARNING: one-time codes are printed here. Anyone who reads this output can log in as anybody: set OTP_DELIVERY=http and OTP_GATEWAY_URL.";

/** What a person needs to know once the product is ready. */
export function welcome(settings: Settings, tookMs: number): readonly string[] {
  const isDemo = settings.databaseUrl === undefined;
  const where = settings.areCodesPrinted ? "appears here as a line OTP <phone> <code>" : "goes to your gateway";
  const who = isDemo ? "one of these phones" : "any phone";
  const isExposed = !isDemo && settings.areCodesPrinted;
  const signIn = [
    `  Log in with ${who}; the one-time code ${where}.`,
    ...(isDemo ? demoAccountLines() : []),
    ...(isExposed ? ["", printedCodesWarning] : []),
  ];
  return [
    "",
    `  Mandi is ready at ${publicUrl(settings)} (after ${(tookMs / 1000).toFixed(1)} s)`,
    "",
    ...signIn,
    "",
    "  Logs are in .mandi/logs. Ctrl-C stops everything.",
    "",
  ];
}
