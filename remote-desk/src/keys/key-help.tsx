import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import { useGoKeys } from "./use-go-keys";
import { useGoToFind } from "./use-go-to-find";
import { useKeys } from "./use-keys";

/** Most people open it only once, so it loads late. */
const KeySheet = latePart(async () => (await import(/* webpackChunkName: "key-sheet" */ "./key-sheet")).KeySheet, {
  failed: common.failedTitle,
  waiting: null,
  isAsked: true,
});

/** The keys of every page of the desk: `g` and a letter, `/` for the search, and `?` for the list of keys. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useGoKeys();
  useKeys({ "?": () => setIsOpen(true), "/": useGoToFind() });
  if (!isOpen) return null;
  return <KeySheet onClose={() => setIsOpen(false)} />;
}
