import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createKeptList, useKeptListWhen } from "./kept-list";

/** What is known of the app: not yet anything, that there is none, or its place in a store. */
export type AppLink = { readonly kind: "unknown" | "none" } | { readonly kind: "store"; readonly link: string };

const siteSetup = createKeptList(async () => {
  const { general_setup } = await http.get("/config", SiteSetupAnswer);
  return general_setup;
});

/** The app's store link, asked for when its banner comes near: the banner is the last thing of a long page. */
export function useAppLink(): { readonly place: RefObject<HTMLElement | null>; readonly app: AppLink } {
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { data, hasError } = useKeptListWhen(siteSetup, isNear);

  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: "800px" },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);

  if (hasError) return { place, app: { kind: "none" } };
  if (data === null) return { place, app: { kind: "unknown" } };
  const link = storeLink(data.play_store_link) ?? storeLink(data.app_store_link);
  return { place, app: link === null ? { kind: "none" } : { kind: "store", link } };
}

function storeLink(configured: string | undefined): string | null {
  return configured && /^https:\/\/[^\s]+$/i.test(configured) ? configured : null;
}
