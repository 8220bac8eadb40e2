import { siteEntryWrites } from "@mandi/shared/contract/desk/site-entry";
import { formatMoment } from "@mandi/shared/format/dates";
import { banners } from "@mandi/shared/messages/desk-site";
import { Button } from "@mandi/shared/ui/controls/button";
import { Block } from "@mandi/shared/ui/layout/section";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { useRight } from "../rights/use-right";
import styles from "./site.module.css";
import type { SparePicturesOfPage } from "./use-site";

const { right, path } = siteEntryWrites["banner drop-picture"];

const dropAct = (photo: string): DeskAct => ({
  key: `drop ${photo}`,
  title: banners.drop,
  question: banners.dropTitle,
  text: banners.dropText,
  right,
  path,
  fixed: { photo },
  fields: [],
  figures: [],
  isDanger: true,
});

/** Uploaded pictures that no banner shows: still at their addresses, until they are taken off the server. */
export function SparePictures({ state, pages }: SparePicturesOfPage) {
  const canAct = useRight(right) === true;
  const [act, setAct] = useState<DeskAct | null>(null);
  if (state.kind === "ready" && state.data.data.length === 0 && pages.page === 1) return null;
  return (
    <Block title={banners.spare}>
      <p>{banners.spareText}</p>
      <PartPlace label={banners.spare} state={state}>
        {({ data }) => (
          <>
            <ul className={styles.spares}>
              {data.map(({ photo, added_at }) => (
                <li key={photo} className={styles.thumb}>
                  <BannerPicture src={photo} alt={banners.addedAt(formatMoment(added_at))} size="m" />
                  <span>{banners.addedAt(formatMoment(added_at))}</span>
                  {canAct ? (
                    <Button
                      size="s"
                      aria-label={banners.dropOf(formatMoment(added_at))}
                      onClick={() => setAct(dropAct(photo))}
                    >
                      {banners.drop}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
            {data.length === 0 ? <p>{banners.noMoreSpare}</p> : null}
            <ListPages address={pages} rows={data.length} label={banners.sparePages} />
          </>
        )}
      </PartPlace>
      {act === null ? null : (
        <OpenAct
          key={act.key}
          act={act}
          onDone={() => {
            setAct(null);
            void state.refetch();
          }}
          onRefused={() => void state.refetch()}
          onClose={() => setAct(null)}
        />
      )}
    </Block>
  );
}
