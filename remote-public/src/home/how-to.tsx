import tmtBar from "@mandi/shared/art/product/tmt-bar.svg";
import { firstContent } from "@mandi/shared/browser/first-content";
import type { HowTo as HowToContent } from "@mandi/shared/contract/home";
import { home } from "@mandi/shared/messages/public-home";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Section } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Play } from "lucide-react";
import { useEffect, useState } from "react";
import { lateRichHtml } from "../common/late-rich-html";
import styles from "./how-to.module.css";

const RichHtml = lateRichHtml(home.contentFailed);

/** How buying works, as written by the desk, with a video when there is one. */
export function HowTo({ howTo }: { readonly howTo: HowToContent }) {
  return (
    <div className={styles.block}>
      <Section title={howTo.title} className={styles.words}>
        <div className={styles.steps}>
          <RichHtml html={howTo.description} />
        </div>
      </Section>
      <Video link={howTo.video_link} />
    </div>
  );
}

function Video({ link }: { readonly link: string }) {
  if (isOwnVideo(link)) return <OwnVideo link={link} />;
  const isElsewhere = /^https:\/\//i.test(link);
  return (
    <div className={styles.video}>
      <Picture src={tmtBar} alt="" ratio="free" className={styles.art} />
      {isElsewhere ? (
        // Other sites are not embedded: their players bring scripts that the content policy refuses.
        <ButtonAnchor href={link} target="_blank" rel="noopener noreferrer" variant="primary" icon={Play}>
          {home.watchVideo}
        </ButtonAnchor>
      ) : (
        <p className={styles.none}>{home.noVideo}</p>
      )}
    </div>
  );
}

/**
 * The controls come late, because the browser builds them of a dozen parts and six pictures, which the first screen does not
 * need.
 */
function OwnVideo({ link }: { readonly link: string }) {
  const [hasControls, setHasControls] = useState(false);
  useEffect(() => {
    void firstContent().then(() => setHasControls(true));
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the configured file; the steps beside it give the same information
    <video className={styles.video} src={link} controls={hasControls} preload="none" aria-label={home.playVideo} />
  );
}

/** A file of this site, which the content policy allows to play in place. */
function isOwnVideo(link: string): boolean {
  return /^\/(?![/\\])[^?#]+\.(?:mp4|webm)$/i.test(link);
}
