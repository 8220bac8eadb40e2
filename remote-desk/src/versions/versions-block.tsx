import type { DeskSiteVersion } from "@mandi/shared/contract/desk/site-version";
import { versions } from "@mandi/shared/messages/site-versions";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { type ReactNode, useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { PartPlace } from "../common/part-place";
import { useVersions } from "./use-versions";
import { VersionRow } from "./version-row";
import styles from "./versions.module.css";

/** How a text with these fields is saved and shown. */
export interface Versioned {
  /** `faq:12` */
  readonly subject: string;
  /** The act that saves a text: its right and path, and its fields filled with those of a version. */
  readonly actOf: (content: DeskSiteVersion["content"]) => Pick<DeskAct, "right" | "path" | "fixed">;
  /** As visitors see it. */
  readonly show: (content: DeskSiteVersion["content"]) => ReactNode;
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Whether a field is the path of a banner's picture, of which the picture itself is shown. */
  readonly isPicture?: (name: string) => boolean;
}

interface VersionsBlockProps {
  readonly text: Versioned;
  readonly onChanged: () => void;
}

/** Every saved version of a text: who, when, what changed; an older one can be viewed and restored. */
export function VersionsBlock({ text, onChanged }: VersionsBlockProps) {
  const { page, setPage, state } = useVersions(text.subject);
  const [open, setOpen] = useState<DeskAct | null>(null);

  function takeBack({ id, content }: DeskSiteVersion): void {
    setOpen({
      ...text.actOf(content),
      key: `version ${id}`,
      title: versions.takeBack,
      question: versions.takeBackTitle,
      text: versions.takeBackText,
      fields: [],
      figures: [],
    });
  }

  return (
    <Block title={versions.title}>
      <PartPlace label={versions.title} state={state}>
        {({ data, before, total }) => (
          <>
            {data.length === 0 ? <p>{versions.none}</p> : null}
            <ol className={styles.versions}>
              {data.map((version, place) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  before={data[place + 1]?.content ?? before}
                  isNow={page === 1 && place === 0}
                  text={text}
                  onTakeBack={() => takeBack(version)}
                />
              ))}
            </ol>
            {total > data.length ? (
              <nav aria-label={versions.pages} className={styles.pages}>
                {page > 1 ? <Button onClick={() => setPage(page - 1)}>{versions.newer}</Button> : null}
                {before === null ? null : <Button onClick={() => setPage(page + 1)}>{versions.older}</Button>}
              </nav>
            ) : null}
          </>
        )}
      </PartPlace>
      {open === null ? null : (
        <OpenAct
          key={open.key}
          act={open}
          onDone={() => {
            setOpen(null);
            setPage(1);
            void state.refetch();
            onChanged();
          }}
          onRefused={onChanged}
          onClose={() => setOpen(null)}
        />
      )}
    </Block>
  );
}
