import { useSyncExternalStore } from "react";
import { isCodeAsked, listenForCode } from "./code-question";

/** Whether an act waits for a new code. */
export const useIsCodeAsked = (): boolean => useSyncExternalStore(listenForCode, isCodeAsked);
