import { useWrite } from "@mandi/shared/state/use-write";
import { logOutOthers } from "./profile.api";

/** Ends every other session of the person; the one of this device stays. */
export function useOtherDevices() {
  const { write, isBusy } = useWrite();

  async function logOut(): Promise<void> {
    await write(logOutOthers);
  }

  return { logOut, isBusy };
}
