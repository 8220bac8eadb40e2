import { checkPincode } from "@mandi/shared/format/pincode";
import { HttpFailure } from "@mandi/shared/http";
import { deliveryDialog } from "@mandi/shared/messages/delivery-dialog";
import { deliveryStore, setDelivery } from "@mandi/shared/session";
import { useEffect, useRef, useState } from "react";
import { findPlace } from "./delivery.api";

/** The text typed into the place-of-delivery field; `onDone` is called once it is accepted, `onRefused` when it is not. */
export function useTypedPincode(onDone: () => void, onRefused: () => void) {
  const [text, setText] = useState(deliveryStore.getState().delivery?.pincode ?? "");
  const [problem, setProblem] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  async function submit(): Promise<void> {
    const checked = checkPincode(text);
    if (checked.kind === "invalid") {
      refuse(checked.reason);
      return;
    }
    setProblem(undefined);
    setIsLooking(true);
    const looking = new AbortController();
    leaving.current?.abort();
    leaving.current = looking;
    try {
      const { city } = await findPlace(checked.value, looking.signal);
      finish({ pincode: checked.value, city });
    } catch (error) {
      if (looking.signal.aborted) return;
      if (!(error instanceof HttpFailure)) throw error;
      setIsLooking(false);
      // Without the network the place cannot be looked up: the pincode is accepted all the same.
      if (error.status === 404) refuse(deliveryDialog.unknown);
      else finish({ pincode: checked.value, city: "" });
    }
  }

  function refuse(reason: string): void {
    setProblem(reason);
    onRefused();
  }

  function finish(delivery: { readonly pincode: string; readonly city: string }): void {
    setDelivery(delivery);
    onDone();
  }

  /** An error of the previous text is not shown for the next one. */
  function change(typed: string): void {
    setText(typed);
    setProblem(undefined);
  }

  return { text, change, problem, isLooking, submit: () => void submit() };
}
