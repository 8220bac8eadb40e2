import { noteStyle } from "@mandi/area-kit/alone/note-style";
import { escapeHtml, jsonForHtml } from "@mandi/release/public/escape";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";

/**
 * Each unit is compiled separately with its own Fast Refresh; without a shared hook, only the first would see React's
 * renderer (measured). Browsers with React's developer tools already have the hook.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** A line that says what is from source, so that nobody takes this page for the product. */
export function badge(words: string): string {
  return `<div id="mandi-dev-badge" role="note" style="${noteStyle};pointer-events:none">${escapeHtml(words)}</div>`;
}

export type DevPage = {
  /** `shell/page.html`. */
  readonly template: string;
  readonly shellScript: string;
  readonly document: ReleaseDocument;
  /** HTML that is shown on every page. */
  readonly note: string;
};

/** The page of the development origin: the shell from source, with the release document it is to run. */
export function composeDevPage({ template, shellScript, document, note }: DevPage): string {
  const head = `<title>Mandi (development)</title><script>${refreshHook}</script><script defer src="${shellScript}"></script>`;
  const body = `<script type="application/json" id="mandi-release" data-bucket="99">${jsonForHtml(document)}</script>
    ${note}`;
  return template.replace("<!--mandi:head-->", () => head).replace("<!--mandi:body-->", () => body);
}
