import { useEffect, useState } from "react";
import { toIndianDay } from "../format/dates";
import { serverNow } from "./server-clock";

const halfMinuteMs = 30_000;

/** The day in India by the server's clock, as on the wire: the device may be a day ahead or behind. */
export const todayInIndia = (): string => toIndianDay(serverNow());

/** Today, also after a night on the same page. */
export function useToday(): string {
  const [today, setToday] = useState(todayInIndia);
  useEffect(() => {
    const look = (): void => setToday(todayInIndia());
    look();
    const timer = setInterval(look, halfMinuteMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
