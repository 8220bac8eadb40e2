import { isFormOpen } from "@mandi/shared/query/held-failures";
import { useState } from "react";

/** What a form started from. A newer version, which a kept list may bring late, takes its place while nothing is typed. */
export function useFormBase<Row>(newest: Row): Row {
  const [base, setBase] = useState(newest);
  if (base === newest || (base !== undefined && isFormOpen())) return base;
  setBase(newest);
  return newest;
}
