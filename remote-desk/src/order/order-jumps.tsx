import { orderParts } from "@mandi/shared/messages/desk-order";
import type { MouseEvent } from "react";
import rowLink from "../common/row-link.module.css";
import { anchorOf, parts } from "./order-part";
import styles from "./order-part.module.css";

/** Leads to each part of a long page, and moves the focus there. A part that has not arrived yet is left where it is. */
export function OrderJumps() {
  return (
    <nav aria-label={orderParts.jumps} className={styles.jumps} data-print="hide">
      {parts.map(([part, name]) => (
        <a key={part} className={rowLink.link} href={`#${anchorOf(part)}`} onClick={handleJump}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function handleJump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  part?.scrollIntoView({ block: "start" });
  part?.focus({ preventScroll: true });
}
