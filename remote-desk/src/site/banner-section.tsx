import type { DeskBanner, DeskBannerListAnswer } from "@mandi/shared/contract/desk/site-entry";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { common } from "@mandi/shared/messages/common";
import { banners, site } from "@mandi/shared/messages/desk-site";
import { todayInIndia } from "@mandi/shared/query/today";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { BannerPicture } from "@mandi/shared/ui/media/banner-picture";
import { PartPlace, PartWaiting } from "../common/part-place";
import { OpenEntry } from "./open-entry";
import styles from "./site.module.css";
import { SiteEntries } from "./site-entries";
import { useBanners, useSparePictures } from "./use-site";
import type { SectionProps, SiteAddress } from "./use-site-address";
import { versionedBanner } from "./versioned";

const BannerForm = latePart(
  async () => (await import(/* webpackChunkName: "banner-form" */ "./banner-form")).BannerForm,
  {
    failed: common.failedTitle,
    waiting: <PartWaiting label={site.waiting} />,
  },
);

const nameOf = ({ title, photo }: DeskBanner): string => title || photo;

/** The days on which visitors see it, or since when they are over. */
function daysOf({ first_day: first, last_day: last }: DeskBanner): string {
  const today = todayInIndia();
  if (last && last < today) return banners.over(formatDay(daysAfter(last, 1)));
  return (
    [first ? banners.from(formatDay(first)) : "", last ? banners.until(formatDay(last)) : ""]
      .filter(Boolean)
      .join(" ") || banners.always
  );
}

/** Why visitors do not see it today, by its days. */
function unshownOf({ first_day: first, last_day: last }: DeskBanner): string | null {
  const today = todayInIndia();
  if (last && last < today) return banners.ended;
  return first && first > today ? banners.from(formatDay(first)) : null;
}

const SparePictures = latePart(
  async () => (await import(/* webpackChunkName: "spare-pictures" */ "./spare-pictures")).SparePictures,
  { failed: common.failedTitle, waiting: null },
);

/** The banners of the home page: all of them, or the one of the address. */
export function BannerSection({ address }: SectionProps) {
  const { open, leave } = address;
  const state = useBanners();
  return (
    <PartPlace label={banners.list} state={state}>
      {(answer) =>
        open === null ? (
          <BannerList answer={answer} pathOf={address.pathOf} onChanged={() => void state.refetch()} />
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

interface BannerListProps extends Pick<SiteAddress, "pathOf"> {
  readonly answer: DeskBannerListAnswer;
  readonly onChanged: () => void;
}

function BannerList({ answer, pathOf, onChanged }: BannerListProps) {
  const spares = useSparePictures();

  // The picture of a removed banner is one that no banner shows.
  function handleChanged(): void {
    onChanged();
    void spares.state.refetch();
  }

  return (
    <>
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
            <BannerPicture src={row.photo} alt="" size="m" />
            {nameOf(row)}
          </span>
        )}
        unshownOf={unshownOf}
        columns={[{ key: "days", head: banners.days, cell: daysOf, phone: "line" }]}
        hrefOf={(row) => pathOf("banners", row === null ? "" : String(row.id))}
        onChanged={handleChanged}
      />
      <SparePictures {...spares} />
    </>
  );
}
