/** The person's choice. `system` follows the device and is the default. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "mandi-theme";
/** The browser fires it in every other tab; we fire it in our own, where the browser does not. */
const storageEvent = "storage";

/** The remembered choice. With blocked storage it follows the device. */
export function readTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(storageKey)) ?? "system";
  } catch {
    return "system";
  }
}

/** Applies a theme to the page. Called at start with the remembered one, before the first paint. */
export function applyTheme(theme: Theme = readTheme()): void {
  document.documentElement.dataset["theme"] = theme;
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Blocked storage: there is nowhere to keep the choice, and the page follows the device's setting.
  }
  window.dispatchEvent(new Event(storageEvent));
}

/** For useSyncExternalStore: calls back when the choice changes, in this tab or another. */
export function watchTheme(onChange: () => void): () => void {
  function handleStorage(): void {
    applyTheme();
    onChange();
  }
  window.addEventListener(storageEvent, handleStorage);
  return () => window.removeEventListener(storageEvent, handleStorage);
}
