/** The part of sanitize-html that is used here; the package brings no types. */
declare module "sanitize-html" {
  interface Frame {
    readonly tagName: string;
    readonly attribs: Record<string, string>;
  }
  interface Options {
    allowedTags: readonly string[];
    allowedAttributes: Readonly<Record<string, readonly string[]>>;
    allowedSchemes: readonly string[];
    allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>;
    allowProtocolRelative: boolean;
    disallowedTagsMode: "discard";
    nonTextTags: readonly string[];
    nestingLimit: number;
    transformTags: Readonly<Record<string, (tagName: string, attribs: Record<string, string>) => Frame>>;
  }
  export default function sanitizeHtml(html: string, options: Options): string;
}
