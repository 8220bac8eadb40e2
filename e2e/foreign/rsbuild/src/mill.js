import { createElement, useState } from "react";

/** A page with state, so that a second React would be noticed. */
export function Mill() {
  const [visits] = useState(1);
  return createElement("h1", null, `Mill visits: ${visits}`);
}
