import { orderParts } from "@mandi/shared/messages/desk-order";
import { goTo } from "@mandi/shared/ui/layout/go-to";
import type { MouseEvent } from "react";
import rowLink from "../common/row-link.module.css";
import styles from "./order-part.module.css";
import { anchorOf, lateAnchor, type PartKey, parts } from "./part-list";
import { useWanted } from "./wanted-part";

/** Leads to each part of a long page. One that has not arrived yet is waited for where it will be. */
export function OrderJumps() {
  const { want } = useWanted();

  function jump(event: MouseEvent, part: PartKey): void {
    event.preventDefault();
    const place = document.getElementById(anchorOf(part));
    want(place === null ? part : null);
    if (place !== null) goTo(place);
    else document.getElementById(lateAnchor)?.scrollIntoView({ block: "start" });
  }

  return (
    <nav aria-label={orderParts.jumps} className={styles.jumps} data-print="hide">
      {parts.map(([part, name]) => (
        <a key={part} className={rowLink.link} href={`#${anchorOf(part)}`} onClick={(event) => jump(event, part)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
