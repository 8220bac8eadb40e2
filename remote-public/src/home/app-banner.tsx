import { home } from "@mandi/shared/messages/public-home";
import { ingot } from "@mandi/shared/messages/public-ingot";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { Download } from "lucide-react";
import { shareOfChange } from "../ingot/ingot-figures";
import styles from "./app-banner.module.css";
import { useAppLink } from "./use-app-link";
import type { ShownIngotPrice } from "./use-ingot-panel";

/** Where 'Download App' leads: to the store or, without one, to this banner, which then says so. */
export function AppBanner({ shown }: { readonly shown: ShownIngotPrice | null }) {
  const { place, app } = useAppLink();
  return (
    <section ref={place} className={styles.banner} id="download-app" aria-labelledby="download-app-title">
      <div className={styles.words}>
        <h2 id="download-app-title">{home.appTitle}</h2>
        <p className={styles.text}>{home.appText}</p>
        <div className={styles.action}>
          {app.kind === "store" ? (
            <ButtonAnchor href={app.link} target="_blank" rel="noopener noreferrer" variant="ink" icon={Download}>
              {home.downloadApp}
            </ButtonAnchor>
          ) : null}
          {app.kind === "none" ? <p className={styles.soon}>{home.appSoon}</p> : null}
        </div>
      </div>
      <div className={styles.phone} aria-hidden="true">
        {shown === null ? null : <PhoneScreen {...shown} />}
      </div>
    </section>
  );
}

/** The same figure as in the panel above, as the app shows it. */
function PhoneScreen({ answer, location }: ShownIngotPrice) {
  const { today, previous } = answer.latest_price;
  if (today === null) return null;
  return (
    <>
      <span className={styles.small}>
        {ingot.title}, {location}
      </span>
      <Price rupees={today} size="l" />
      {previous === null ? null : <Delta change={today - previous} percent={shareOfChange(today, previous)} />}
      <Sparkline prices={answer.price.map(({ price }) => price)} />
    </>
  );
}

function Sparkline({ prices }: { readonly prices: readonly number[] }) {
  const last = prices.at(-1);
  if (last === undefined || prices.length < 2) return null;
  const low = Math.min(...prices);
  const height = Math.max(...prices) - low || 1;
  const place = (price: number, index: number) =>
    `${(index / (prices.length - 1)) * 212} ${82 - ((price - low) / height) * 72}`;
  return (
    <svg className={styles.line} viewBox="0 0 222 84" aria-hidden="true">
      <path d={`M${prices.map(place).join("L")}`} fill="none" stroke="var(--chart-line)" strokeWidth="2" />
      <rect
        x="207"
        y={77 - ((last - low) / height) * 72}
        width="10"
        height="10"
        fill="var(--chart-line-last)"
        stroke="var(--color-surface)"
        strokeWidth="2"
      />
    </svg>
  );
}
