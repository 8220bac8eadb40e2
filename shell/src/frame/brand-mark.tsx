import { useEffect } from "react";
import type { Brand } from "./brand-outlines";
import { useLatePart } from "./use-late-part";
import { whenIdle } from "./when-idle";

/** The logo beside the name in the footer: its space is reserved at once, its outline is loaded when the browser is idle. */
export function BrandMark({ of: brand, className }: { readonly of: Brand; readonly className?: string | undefined }) {
  const { part, prepare } = useLatePart(() => import(/* webpackChunkName: "idle" */ "./brand-outlines"));
  useEffect(() => whenIdle(prepare), [prepare]);
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {part && <path fillRule="evenodd" d={part.brandOutlines[brand]} />}
    </svg>
  );
}
