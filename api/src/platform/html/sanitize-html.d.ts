/** The part of sanitize-html that is used here; the package has no types. */
declare module "sanitize-html" {
  interface Frame {
    readonly tagName: string;
    readonly attribs: Record<string, string>;
  }
  interface Options {
    /** Receives every element as written, including those inside elements that are dropped. */
    onOpenTag(name: string, attribs: Readonly<Record<string, string>>): void;
    allowedTags: readonly string[];
    allowedAttributes: Readonly<Record<string, readonly string[]>>;
    allowedSchemes: readonly string[];
    allowProtocolRelative: boolean;
    exclusiveFilter(frame: { readonly tag: string; readonly attribs: Readonly<Record<string, string>> }): boolean;
    disallowedTagsMode: "discard";
    nonTextTags: readonly string[];
    nestingLimit: number;
    transformTags: Readonly<Record<string, (tagName: string, attribs: Record<string, string>) => Frame>>;
  }
  export default function sanitizeHtml(html: string, options: Partial<Options>): string;
}
