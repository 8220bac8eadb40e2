export function OverrideBadge() {
  return null;
}
