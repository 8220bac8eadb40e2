import { readLeftOut } from "@mandi/shared/browser/left-out-words";
import { useState } from "react";
import { useLocation } from "react-router-dom";

/** The words of the search that this list does not use. They stay while it is narrowed further, until the next search. */
export function useLeftOut(): readonly string[] {
  const { pathname, state } = useLocation();
  const given = readLeftOut(state)?.join(" ") ?? null;
  const [kept, setKept] = useState({ pathname, given });
  const isAnother = given === null ? kept.pathname !== pathname : kept.given !== given;
  if (isAnother) setKept({ pathname, given });
  return ((isAnother ? given : kept.given) ?? "").split(" ").filter((word) => word !== "");
}
