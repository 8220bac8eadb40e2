import { useEffect, useState } from "react";
import { serverNow } from "./server-clock";

const halfMinuteMs = 30_000;

/** The server's time for texts such as "18 min left": updated twice a minute. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), halfMinuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
