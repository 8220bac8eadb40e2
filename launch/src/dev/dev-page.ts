import type { ReleaseDocument } from "@mandi/shared/contract/release-document";

/**
 * Each part is compiled alone and brings a Fast Refresh of its own; without one hook to meet at, only the first would see
 * React's renderer (measured). Browsers with React's developer tools have the hook already.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

export type DevPage = {
  /** `shell/page.html`. */
  readonly template: string;
  readonly shellScript: string;
  readonly document: ReleaseDocument;
  /** What is from source, in words: nobody should take this page for the product. */
  readonly badge: string;
};

/** The page of the development origin: the shell from source, with the release document it is to run. */
export function composeDevPage({ template, shellScript, document, badge }: DevPage): string {
  const json = JSON.stringify(document).replace(/</g, "\\u003c");
  const head = `<title>Mandi (development)</title><script>${refreshHook}</script><script defer src="${shellScript}"></script>`;
  const style =
    "position:fixed;inset-inline-start:8px;inset-block-end:8px;z-index:9999;padding:4px 8px;font:12px sans-serif;color:black;background:gold;pointer-events:none";
  const body = `<script type="application/json" id="mandi-release" data-bucket="99">${json}</script>
    <div id="mandi-dev-badge" role="note" style="${style}">${badge.replace(/[&<>]/g, "")}</div>`;
  return template.replace("<!--mandi:head-->", () => head).replace("<!--mandi:body-->", () => body);
}
