import { hasComeBack } from "@mandi/shared/browser/come-back";
import { settings as messages } from "@mandi/shared/messages/desk-settings";
import { Highlight } from "@mandi/shared/ui/data/highlight";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import styles from "./setting-group.module.css";
import type { GroupKey } from "./setting-groups";
import type { SettingLine } from "./setting-lines";

interface SettingGroupProps {
  readonly of: GroupKey;
  readonly lines: readonly SettingLine[];
  /** The words of a search, which found these lines; empty without a search. */
  readonly words: readonly string[];
  readonly children: ReactNode;
}

/** A group of settings: closed until it is opened, a search finds something in it, or the address names it (`#payment`). */
export function SettingGroup({ of: key, lines, words, children }: SettingGroupProps) {
  const isFound = words.length > 0;
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isNamed = hash === `#${key}`;
  const [isOpen, setIsOpen] = useState(isNamed);
  const waiting = new Set(lines.filter(({ setting }) => setting.approval_id).map(({ setting }) => setting.key)).size;

  useEffect(() => {
    if (!isNamed) return;
    setIsOpen(true);
    if (hasComeBack()) return;
    place.current?.scrollIntoView({ block: "start" });
    place.current?.focus({ preventScroll: true });
  }, [isNamed]);

  return (
    <details
      // A search may find lines of one group for two reasons.
      id={isFound ? undefined : key}
      className={styles.group}
      open={isOpen || isFound}
      onToggle={({ currentTarget }) => {
        if (!isFound) setIsOpen(currentTarget.open);
      }}
    >
      <summary ref={place} className={styles.summary}>
        <h2 className={styles.title}>
          <Highlight name={messages.groups[key]} words={words} />
        </h2>
        <span className={styles.count}>{messages.count(lines.length)}</span>
        {waiting === 0 ? null : <Pill tone="wait">{messages.groupWaits(waiting)}</Pill>}
        <Icon of={ChevronDown} size="s" className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
