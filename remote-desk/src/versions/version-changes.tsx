import type { DeskSiteVersion } from "@mandi/shared/contract/desk/site-version";
import { formatDay } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { versions } from "@mandi/shared/messages/site-versions";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { changedWords } from "./changed-words";
import styles from "./versions.module.css";
import type { Versioned } from "./versions-block";

interface VersionChangesProps {
  readonly before: DeskSiteVersion["content"];
  readonly content: DeskSiteVersion["content"];
  readonly text: Versioned;
}

/** The fields in which a version differs from the one before it, in words; of a picture both pictures. */
export function VersionChanges({ before, content, text: { fieldNames, isPicture } }: VersionChangesProps) {
  return Object.entries(content).map(([name, now]) => {
    const change = { label: fieldNames[name] ?? name, old: before[name] ?? "", now };
    return isPicture?.(name) ? <ChangedPicture key={name} {...change} /> : <ChangedText key={name} {...change} />;
  });
}

interface Change {
  readonly label: string;
  readonly old: string;
  readonly now: string;
}

function ChangedText({ label, old, now }: Change) {
  const changed = changedWords(asRead(old), asRead(now));
  if (changed === null) return null;
  const { before, removed, added, after } = changed;
  return (
    <p className={styles.change}>
      {label}: {before} {removed === "" ? null : <del>{removed}</del>} {added === "" ? null : <ins>{added}</ins>}{" "}
      {after}
    </p>
  );
}

/** A day as people read it; any other text as it is. */
const asRead = (value: string): string => (isDay(value) ? formatDay(value) : value);

function ChangedPicture({ label, old, now }: Change) {
  if (old === now) return null;
  return (
    <div className={styles.pictures}>
      {label}:{old === "" ? null : <BannerPicture src={old} alt={versions.pictureBefore} size="m" />}
      <BannerPicture src={now} alt={versions.pictureNow} size="m" />
    </div>
  );
}
