import { logoWord } from "./logo-path";

/**
 * The word mark in the colour of its surroundings; its point has the one accent colour. Inline, so that it fits both
 * themes.
 */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 134 32" width="134" height="32" role="img" aria-label="Mandi">
      <path
        d="M5.5 27V8.2L16 18.7 26.5 8.2V19"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeMiterlimit="8"
      />
      <path d="M24 22h5v5h-5z" fill="var(--color-accent-mark)" />
      <g transform="translate(39 27) scale(0.0295)">
        <path d={logoWord} fill="currentColor" />
        <path d="M2970 -742h135v135h-135z" fill="var(--color-accent-mark)" />
      </g>
    </svg>
  );
}
