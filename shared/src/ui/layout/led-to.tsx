import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hasComeBack } from "../../browser/come-back";
import { firstContent } from "../../browser/first-content";
import { goTo } from "./go-to";

interface LedToProps {
  /** The address that leads here, with its anchor: `/desk/books?section=portals#eway-bills`. */
  readonly path: string;
  /** Whether it has arrived, and what stands above it. */
  readonly isReady: boolean;
  /** The content of a block. */
  readonly children: ReactNode;
}

/**
 * A block of a page to which an address may lead: then it is in sight with the focus on its heading, once it has arrived. A page that
 * comes back stands where it was left.
 */
export function LedTo({ path, isReady, children }: LedToProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const [, anchor = ""] = path.split("#");
  const isWanted = isReady && hash === `#${anchor}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may lead here again, which only its key tells.
  useEffect(() => {
    const block = place.current?.closest("section");
    // Nothing behind the gate takes the focus.
    if (isWanted && block && !hasComeBack()) void firstContent().then(() => goTo(block));
  }, [isWanted, key]);
  return <div ref={place}>{children}</div>;
}
