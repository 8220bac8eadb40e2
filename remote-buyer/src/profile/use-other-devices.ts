import { useSubmit } from "@mandi/shared/forms/use-submit";
import { logOutOthers } from "./profile.api";

/** Ends every other session of the person; the one of this device stays. */
export function useOtherDevices() {
  const saving = useSubmit({ isRepeatable: true });
  const logOut = () => saving.submit(logOutOthers);
  return { logOut, saving };
}
