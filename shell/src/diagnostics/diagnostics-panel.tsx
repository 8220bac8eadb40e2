import { shell } from "@mandi/shared/messages/shell";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { X } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { allChoices } from "../areas/area-versions";
import { bucketOfPage } from "../release/bucket";
import { useLiveRelease } from "../release/live-release";
import { newestRevision } from "../routing/new-set";
import { areaLog } from "./area-log";
import styles from "./diagnostics-panel.module.css";
import { showToFederationTools } from "./federation-tools";

interface DiagnosticsPanelProps {
  readonly onClose: () => void;
}

/** What this tab runs, why, how long it took and what went wrong: the same answer as `release explain`. */
export function DiagnosticsPanel({ onClose }: DiagnosticsPanelProps) {
  const { revision, issuedAt, contract } = useLiveRelease();
  const log = useStore(areaLog);
  const newest = newestRevision();
  useEffect(showToFederationTools, []);
  return (
    <section className={styles.panel} aria-label={shell.diagnostics}>
      <header className={styles.head}>
        <h2 className={styles.title}>{shell.diagnostics}</h2>
        <IconButton icon={X} label={shell.close} onClick={onClose} />
      </header>
      <p className={styles.facts}>
        Revision {revision}
        {newest > revision && ` (${newest} is live, with nothing new where this tab has been)`}, {issuedAt}, contract{" "}
        {contract}, bucket {bucketOfPage()}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Version</th>
            <th scope="col">Why</th>
            <th scope="col">Loads</th>
          </tr>
        </thead>
        <tbody>
          {[...allChoices()].map(([area, { versions, why }]) => (
            <tr key={area}>
              <th scope="row">{area}</th>
              <td>{versions[0]?.version ?? "shut"}</td>
              <td>{why}</td>
              <td>
                {log
                  .filter((entry) => entry.area === area)
                  .map((entry, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
                    <p key={index}>
                      {entry.version.slice(0, 8)}, {Math.round(entry.durationMs)} ms
                      {entry.kind && `, ${entry.kind}: ${entry.message}`}
                    </p>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
