import type { AreaVersion } from "@mandi/shared/contract/release/release-document";
import type { ComponentType } from "react";
import { createStore } from "zustand";
import { overridesKey } from "./overrides-key";

/** Says on every page that this tab was asked to run versions that are not live; null in every other tab. */
export const overrideBadge = createStore<{ readonly Badge: ComponentType | null }>(() => ({ Badge: null }));

/**
 * The versions that this tab was asked to run (`readOverrides`). The code for them comes only then; where it is lost the product does
 * not start: the live version must not be taken for the one under test.
 */
export async function askedOverrides(search: string, areas: readonly string[]): Promise<Map<string, AreaVersion>> {
  if (!isAsked(search)) return new Map();
  const [{ readOverrides }, { OverrideBadge }] = await Promise.all([
    import(/* webpackChunkName: "tools" */ "./overrides"),
    import(/* webpackChunkName: "tools" */ "./override-badge"),
  ]);
  overrideBadge.setState({ Badge: OverrideBadge });
  return readOverrides(search, areas);
}

function isAsked(search: string): boolean {
  try {
    const isInAddress = [...new URLSearchParams(search).keys()].some((key) => key.startsWith("area."));
    return isInAddress || sessionStorage.getItem(overridesKey) !== null;
  } catch {
    return false; // In a browser that blocks storage, even accessing it throws.
  }
}
