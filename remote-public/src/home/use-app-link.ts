import { useQuery } from "@mandi/shared/query/use-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { siteSetupQuery } from "./home-queries";

/** The state of the app's link: still unknown, no app, or its place in a store. */
export type AppLink = { readonly kind: "unknown" | "none" } | { readonly kind: "store"; readonly link: string };

/** The app's store link, requested when its banner comes near: the banner is at the end of a long page. */
export function useAppLink(): { readonly place: RefObject<HTMLElement | null>; readonly app: AppLink } {
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const state = useQuery(siteSetupQuery, isNear ? [] : null);

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

  if (state.kind === "loading") return { place, app: { kind: "unknown" } };
  if (state.kind !== "ready") return { place, app: { kind: "none" } };
  const link = storeLink(state.data.play_store_link) ?? storeLink(state.data.app_store_link);
  return { place, app: link === null ? { kind: "none" } : { kind: "store", link } };
}

function storeLink(configured: string | undefined): string | null {
  return configured && /^https:\/\/[^\s]+$/i.test(configured) ? configured : null;
}
