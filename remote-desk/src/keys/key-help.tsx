import { lazy, Suspense, useState } from "react";
import { useGoKeys } from "./use-go-keys";
import { useKeys } from "./use-keys";

/** Most people open it only once, so it loads late. */
const KeySheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "key-sheet" */ "./key-sheet")).KeySheet,
}));

/** The keys of every page of the desk: `g` and a letter, and `?` for the list of keys. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useGoKeys();
  useKeys({ "?": () => setIsOpen(true) });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeySheet onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
