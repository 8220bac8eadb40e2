import { useState } from "react";
import { useParams } from "react-router-dom";
import { useFreshState } from "../page/use-fresh-state";
import { readEnquiry } from "./enquiry-detail.api";

/** As the sellers' board (R-415). */
const refreshMs = 10_000;

/** The enquiry of the address. It stays fresh by itself until the reader pauses it. */
export function useEnquiryDetail() {
  const { id = "" } = useParams();
  const [isPaused, setIsPaused] = useState(false);
  const state = useFreshState(`enquiry ${id}`, (signal) => readEnquiry(id, signal), { everyMs: refreshMs, isPaused });
  return { state, isPaused, togglePause: () => setIsPaused((before) => !before) };
}
