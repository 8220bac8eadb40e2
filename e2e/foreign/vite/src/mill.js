import { createElement, useState } from "react";

/** A page with state, so that a second React would be noticed. `BUILD` is the number of the build. */
export function Mill() {
  const [visits] = useState(BUILD);
  return createElement("h1", null, `Mill visits: ${visits}`);
}
