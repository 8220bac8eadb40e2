import type { DeskBanner } from "@mandi/shared/contract/desk/site-entry";
import { common } from "@mandi/shared/messages/common";
import { banners, site } from "@mandi/shared/messages/desk-site";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Picture } from "@mandi/shared/ui/media/picture";
import { PartPlace, PartWaiting } from "../common/part-place";
import { OpenEntry } from "./open-entry";
import styles from "./site.module.css";
import { SiteEntries } from "./site-entries";
import { useBanners } from "./use-site";
import type { SectionProps } from "./use-site-address";
import { versionedBanner } from "./versioned";

const BannerForm = latePart(
  async () => (await import(/* webpackChunkName: "banner-form" */ "./banner-form")).BannerForm,
  {
    failed: common.failedTitle,
    waiting: <PartWaiting label={site.waiting} />,
  },
);

const nameOf = ({ title, photo }: DeskBanner): string => title || photo;

/** The banners of the home page: all of them, or the one of the address. */
export function BannerSection({ address }: SectionProps) {
  const { open, pathOf, leave } = address;
  const state = useBanners();
  return (
    <PartPlace label={banners.list} state={state}>
      {(answer) =>
        open === null ? (
          <SiteEntries
            kind="banner"
            label={banners.list}
            head={banners.banner}
            emptyText={banners.none}
            addText={banners.add}
            answer={answer}
            nameOf={nameOf}
            cell={(row) => (
              <span className={styles.thumb}>
                <Picture src={row.photo} alt="" size="m" />
                {nameOf(row)}
              </span>
            )}
            hrefOf={(row) => pathOf("banners", row === null ? "" : String(row.id))}
            onChanged={() => void state.refetch()}
          />
        ) : (
          <OpenEntry
            kind="banner"
            rows={answer.data}
            open={open}
            versionedOf={versionedBanner}
            onChanged={() => void state.refetch()}
          >
            {(banner) => <BannerForm key={banner?.version} banner={banner} onSaved={leave} />}
          </OpenEntry>
        )
      }
    </PartPlace>
  );
}
