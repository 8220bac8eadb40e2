/** Logos of other companies, which the icon set lacks. All use a 24 × 24 view box and the even-odd fill rule. */
const outlines = {
  facebook:
    "M14 8.500h2.500V5H14c-2.5 0-4 1.5-4 4v2H7.500v3.500H10V21h3.500v-6.500H16l.6-3.500h-3.100V9.300c0-.5.2-.8.5-.8z",
  instagram:
    "M8 3h8a5 5 0 015 5v8a5 5 0 01-5 5H8a5 5 0 01-5-5V8a5 5 0 015-5zm0 1.900A3.1 3.1 0 004.9 8v8A3.1 3.1 0 008 19.100h8a3.1 3.1 0 003.1-3.100V8A3.1 3.1 0 0016 4.900zm4 2.600a4.5 4.5 0 110 9 4.5 4.5 0 010-9zm0 1.900a2.6 2.6 0 100 5.2 2.6 2.6 0 000-5.200zM16.9 6a1.1 1.1 0 110 2.2 1.1 1.1 0 010-2.200z",
  whatsapp:
    "M12 3a9 9 0 00-7.7 13.600L3 21l4.5-1.200A9 9 0 1012 3zm0 1.700a7.3 7.3 0 11-3.9 13.500l-.4-.2-2.3.6.7-2.2-.3-.4A7.3 7.3 0 0112 4.700zM9.1 7.600c.3 0 .5 0 .7.500l.7 1.700c.1.2.1.4-.1.700l-.5.7c.7 1.3 1.6 2.1 3 2.700l.8-1c.2-.2.4-.3.7-.2l1.7.8c.300.2.4.3.4.5 0 1.2-.9 2.1-2.2 2.2-1.4 0-3.6-1-5.1-2.7-1.3-1.5-1.9-2.8-1.9-3.8 0-1 .7-2.1 1.8-2.100z",
  x: "M4 4h4.600l4.1 5.700L17.5 4h2.100l-6 7.100L20 20h-4.600l-4.5-6.200L5.7 20H3.600l6.4-7.600zm2.9 1.500L16.2 18.500h1.100L8 5.5z",
  youtube:
    "M4.5 5.600C7 5.2 9.5 5 12 5s5 .2 7.5.6C21 5.9 22 7 22 8.500v7c0 1.5-1 2.6-2.5 2.9-2.5.4-5 .6-7.5.6s-5-.2-7.5-.6C3 18.1 2 17 2 15.5v-7c0-1.5 1-2.6 2.5-2.900zM10 8.800v6.400l5.5-3.200z",
} as const;

export type Brand = keyof typeof outlines;

export function BrandMark({ of: brand, className }: { readonly of: Brand; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={outlines[brand]} />
    </svg>
  );
}
