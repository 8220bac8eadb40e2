import { createElement, useState } from "react";

/** A page with a state of its own, so that a second React would be seen. */
export function Mill() {
  const [visits] = useState(1);
  return createElement("h1", null, `Mill visits: ${visits}`);
}
