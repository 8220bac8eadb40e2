import { keepAskedText, readAskedText } from "@mandi/shared/browser/asked-text";
import { currentOwner } from "@mandi/shared/browser/device-store";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readHandedList } from "./handed-list";
import { readNamedOffers } from "./named-offers";
import {
  draftFor,
  draftKeyOf,
  draftOfEntry,
  draftState,
  dropDraft,
  followDraft,
  interruptDraft,
  readDraft,
  resumeDraft,
  writeDraft,
} from "./rfq-draft";
import { type AskedGoods, changedForm, emptyForm, firstForm, type RfqForm } from "./rfq-form";
import { type RfqRequest, readRfqRequest } from "./rfq-request";

/**
 * The request that came with the navigation, or the unsent one where this entry of the history had it; null for a person
 * who just typed the address. What is written survives a reload and a login in between, and the end of the tab for who
 * requests the same again.
 */
export function useRfqDraft() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [list] = useState(() => readHandedList(state));
  const named = useMemo(() => readNamedOffers(params), [params]);
  const [begun, setBegun] = useState(() =>
    list === null && named === null ? beginWith(readRfqRequest(state), state) : null,
  );
  const [form, setForm] = useState<RfqForm>(begun?.form ?? emptyForm);
  const [isJustBegun, setIsJustBegun] = useState(false);
  const [key, setKey] = useState(begun?.key ?? "");
  const isFromText = begun?.isFromText ?? false;
  /** Sent, here or in another tab: what is typed now must not bring the old key back for a later request. */
  const isOver = useRef(false);
  const request = begun?.request ?? null;
  const [owner] = useState(currentOwner);

  useEffect(() => {
    // Once the session has ended this page belongs to nobody: anything it stored would wait for the next person who
    // logs in.
    if (request && !isOver.current && owner === currentOwner()) writeDraft({ request, form, key, isFromText });
  }, [request, form, key, isFromText, owner]);

  useEntryOfDraft(request !== null && named === null, key, owner);

  useEffect(
    () =>
      followDraft(() => {
        isOver.current = readDraft()?.key !== key;
      }),
    [key],
  );

  const drop = useDropped(isOver, key, isFromText, form.left);
  const keys = useMemo(() => ({ keyFor: () => key, settle: () => setKey(crypto.randomUUID()) }), [key]);

  /** Lines read from the list become the request. */
  function begin([first, ...further]: readonly AskedGoods[], neededBy: string | null, left = ""): void {
    if (first === undefined) return;
    const made = {
      request: first.request,
      form: { ...emptyForm, anyBrand: first.anyBrand, further, left, neededBy: neededBy ?? "" },
      key: crypto.randomUUID(),
      isFromText: named === null,
    };
    setForm(made.form);
    setKey(made.key);
    setBegun(made);
    setIsJustBegun(true);
    // Once started, it is a draft on this device, which a reload restores instead of starting again.
    void navigate(createRfqPath, { replace: true, state: draftState(made.key) });
  }

  /** Removes a product, but never the last one. The next one replaces a removed first one. */
  function remove(place: number): void {
    const [first, ...others] = form.further;
    if (begun === null || first === undefined) return;
    if (place > 0) {
      const further = form.further.filter((_, at) => at !== place - 1);
      setForm((before) => changedForm(begun.request, before, { further }));
      return;
    }
    setForm((before) => changedForm(first.request, before, { anyBrand: first.anyBrand, further: others }));
    setBegun({ ...begun, request: first.request });
    // A reload restores the draft, and not the product that came with the navigation.
    void navigate(createRfqPath, { replace: true, state: draftState(key), preventScrollReset: true });
  }

  return {
    request,
    remove,
    isJustBegun,
    /** The list that the page was opened with, while nothing of it has been added. */
    list: request === null ? list : null,
    /** The offers named in the address, while none of them has been added. */
    named: request === null ? named : null,
    begin,
    form,
    change: (part: Partial<RfqForm>) =>
      setForm((before) => (request === null ? { ...before, ...part } : changedForm(request, before, part))),
    /** How the request is sent: with its own key, and removed once the server has it. */
    sending: { keys, drop },
  };
}

/** Marks the entry of the history whose request is the draft, and the draft whose form the end of the session closes. */
function useEntryOfDraft(hasRequest: boolean, key: string, owner: string): void {
  const { state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // Resumed after a login, or refused and sent with a new key: from now on a reload finds it.
    const named = draftKeyOf(state);
    if (hasRequest && key !== "" && (state === null || (named !== null && named !== key)))
      void navigate(createRfqPath, { replace: true, state: draftState(key), preventScrollReset: true });
  }, [hasRequest, key, state, navigate]);

  useEffect(
    () => () => {
      // Unmounted by the end of the session: the login leads back here, without the state of this entry.
      if (owner !== currentOwner()) interruptDraft(key);
    },
    [owner, key],
  );
}

/**
 * Removes the draft once it is sent. What was left out of it waits for the next one, unless that is read from another
 * text.
 */
function useDropped(isOver: RefObject<boolean>, key: string, isFromText: boolean, left: string) {
  return useCallback(() => {
    isOver.current = true;
    dropDraft(key);
    keepAskedText([isFromText ? "" : readAskedText(), left].filter((text) => text !== "").join("\n"));
  }, [isOver, key, isFromText, left]);
}

export type RfqSending = ReturnType<typeof useRfqDraft>["sending"];

function beginWith(request: RfqRequest | null, state: unknown) {
  if (request === null) {
    const key = draftKeyOf(state);
    return key === null ? resumeDraft() : draftOfEntry(key);
  }
  return draftFor(request) ?? { request, form: firstForm(state), key: crypto.randomUUID(), isFromText: false };
}
