import { createElement, useState } from "react";

/** A page with a state of its own, so that a second React would be seen. `BUILD` is the number of the build. */
export function Mill() {
  const [visits] = useState(BUILD);
  return createElement("h1", null, `Mill visits: ${visits}`);
}
