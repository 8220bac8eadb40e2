import tmtBar from "@mandi/shared/art/product/tmt-bar.svg";
import type { HowTo as HowToContent } from "@mandi/shared/contract/home";
import { home } from "@mandi/shared/messages/public-home";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Section } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Play } from "lucide-react";
import { useState } from "react";
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

/** The drawn product until the video is asked for: an unplayed one is a black box. */
function Video({ link }: { readonly link: string }) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <OwnVideo link={link} />;
  return (
    <div className={styles.video}>
      <Picture src={tmtBar} alt="" ratio="free" className={styles.art} />
      <VideoStart link={link} onPlay={() => setPlaying(true)} />
    </div>
  );
}

function VideoStart({ link, onPlay }: { readonly link: string; readonly onPlay: () => void }) {
  if (isOwnVideo(link)) {
    return (
      <Button variant="primary" icon={Play} onClick={onPlay}>
        {home.watchVideo}
      </Button>
    );
  }
  if (!/^https:\/\//i.test(link)) return <p className={styles.none}>{home.noVideo}</p>;
  return (
    // Other sites are not embedded: their players bring scripts that the content policy refuses.
    <ButtonAnchor href={link} target="_blank" rel="noopener noreferrer" variant="primary" icon={Play}>
      {home.watchVideo}
    </ButtonAnchor>
  );
}

/** Plays at once, with the focus of the button whose place it takes. */
function OwnVideo({ link }: { readonly link: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the configured file; the steps beside it give the same information
    <video ref={focusOn} className={styles.video} src={link} controls autoPlay aria-label={home.video} />
  );
}

function focusOn(video: HTMLVideoElement | null): void {
  video?.focus();
}

/** A file of this site, which the content policy allows to play in place. */
function isOwnVideo(link: string): boolean {
  return /^\/(?![/\\])[^?#]+\.(?:mp4|webm)$/i.test(link);
}
