import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { currentOwner, type DeviceStore } from "../browser/device-store";

export interface KeptFormOptions<Kept> {
  readonly store: DeviceStore<Kept>;
  /** What the form is about: an order and a step. */
  readonly id: string;
  /** Called when the server has received what was typed. */
  readonly isOver: boolean;
}

/**
 * Keeps on the device what a person has typed into the surrounding Formik form, until it is sent or discarded. It
 * survives the end of the session, a reload or a crashed tab, for the same person only. After a logout in another tab,
 * which clears the device, only this page still holds it. Fields that cannot be kept, such as files, are not part of
 * `Kept` and start empty. `keptOf` picks from what is typed, beside the values with which the form opened.
 */
export function useKeptForm<Form extends Kept, Kept extends object>(
  { store, id, isOver }: KeptFormOptions<Kept>,
  keptOf: (form: Form, opened: Form) => Kept,
): { readonly isTyped: boolean } {
  const { values, initialValues, dirty, setValues } = useFormikContext<Form>();
  const [owner] = useState(currentOwner);
  const [kept] = useState(() => store.load(id));
  const [isFilled, setIsFilled] = useState(false);
  const isWorthKeeping = dirty && !isOver;
  const isStored = useRef(kept !== null);
  const latest = useRef({ values, initialValues, isWorthKeeping, keptOf, setValues });
  latest.current = { values, initialValues, isWorthKeeping, keptOf, setValues };

  useEffect(() => {
    const { values: opened, setValues: fill } = latest.current;
    if (kept !== null) fill({ ...opened, ...kept }, false)?.catch(() => undefined);
    setIsFilled(true);
  }, [kept]);

  useEffect(() => {
    if (!isFilled || owner !== currentOwner()) return;
    if (isWorthKeeping) store.store(id, latest.current.keptOf(values, latest.current.initialValues));
    else if (isStored.current) store.drop(id);
    isStored.current = isWorthKeeping;
  }, [store, id, owner, values, isFilled, isWorthKeeping]);

  useEffect(
    () => () => {
      // Discarded by the person, after a question, or sent. When their session ends, it is kept for them.
      if (owner === currentOwner()) store.drop(id);
    },
    [store, id, owner],
  );

  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        const { values: typed, initialValues: opened, isWorthKeeping: isTyped, keptOf: pick } = latest.current;
        if (isTyped && hasSessionEnded(now, before)) store.hold(owner, id, pick(typed, opened));
      }),
    [store, id, owner],
  );

  return { isTyped: isWorthKeeping || (kept !== null && !isFilled) };
}
