import { useWrite } from "@mandi/shared/state/use-write";
import { removeAddress } from "./address.api";

/** Deletes an address; a refusal stays on screen. */
export function useRemoveAddress(id: number, onRemoved: () => void) {
  const { write, isBusy, refusal } = useWrite();

  async function remove(): Promise<void> {
    const { kind } = await write(() => removeAddress(id));
    if (kind === "done") onRemoved();
  }

  return { remove, isBusy, refusal };
}
