import {
  deskBankPath,
  deskBooksPath,
  deskCataloguePath,
  deskListPath,
  deskNewsPath,
  deskPath,
  deskPayoutsPath,
  deskPricesPath,
  deskSettingsPath,
  deskSitePath,
  deskTaxPath,
  deskUsersPath,
} from "@mandi/shared/contract/page-paths";
import type { GoKey } from "@mandi/shared/messages/desk-keys";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isSilentKey } from "./letter-keys";
import { isKeyTaken } from "./use-keys";

/** The targets of `g` and a letter. */
const places: Readonly<Record<GoKey, string>> = {
  q: deskPath,
  o: deskListPath("orders"),
  u: deskUsersPath,
  b: deskBankPath,
  p: deskPayoutsPath,
  k: deskBooksPath,
  i: deskPricesPath,
  c: deskCataloguePath,
  t: deskTaxPath,
  n: deskNewsPath,
  s: deskSitePath,
  e: deskSettingsPath,
};

const isGoKey = (key: string): key is GoKey => Object.hasOwn(places, key);

/** How long after `g` the letter may come. */
const patienceMs = 1_500;

/** `g` and then a letter opens a page of the desk; the current page does not receive that letter. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let until = 0;
    function handleKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event.target) || isSilentKey(event.key)) return;
      const isAfterG = event.timeStamp < until;
      until = !isAfterG && event.key === "g" ? event.timeStamp + patienceMs : 0;
      if (!isAfterG || !isGoKey(event.key)) return;
      event.preventDefault();
      void navigate(places[event.key]);
    }
    // Before the page's own listeners, which ignore a prevented key.
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, [navigate]);
}
