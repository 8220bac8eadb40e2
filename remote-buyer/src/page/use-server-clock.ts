import { useCallback, useRef } from "react";

/**
 * The server's clock: its time at the answer plus what has passed since. The reader's own clock may be wrong by hours and
 * still tells well how long ago something was. The function stays the same while `serverTime` does.
 */
export function useServerClock(serverTime: string): () => number {
  const heard = useRef({ serverTime: "", ahead: 0 });
  if (heard.current.serverTime !== serverTime) {
    heard.current = { serverTime, ahead: new Date(serverTime).getTime() - Date.now() };
  }
  return useCallback(() => Date.now() + heard.current.ahead, []);
}
