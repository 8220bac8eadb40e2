import { read } from "@mandi/shared/contract/read";
import { KeptStep } from "./kept-step";

/** One entry for each step: two tabs that keep at the same time then never overwrite each other. */
const prefix = "mandi-transporter-step:";

/** The steps kept on this device. Anything that is not exactly that counts as nothing. */
export async function loadSteps(): Promise<readonly KeptStep[]> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return names.flatMap((name) => readStep(localStorage.getItem(name)) ?? []);
}

function readStep(text: string | null): KeptStep | null {
  try {
    return read(KeptStep, JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** Keeps a step until it is dropped, also when the tab is closed. @returns false where the device has no room for it */
export async function storeStep(step: KeptStep): Promise<boolean> {
  try {
    localStorage.setItem(prefix + step.key, JSON.stringify(step));
    return true;
  } catch {
    return false;
  }
}

export async function dropStep(key: string): Promise<void> {
  localStorage.removeItem(prefix + key);
}

/** Calls when another tab of this browser keeps or drops a step. @returns what ends it */
export function onOtherTabs(act: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) act();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
