import { shell } from "@mandi/shared/messages/shell";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { useSyncExternalStore } from "react";
import { chooseTheme, readTheme, watchTheme } from "./theme";

const choices = [
  { value: "light", label: shell.themeLight },
  { value: "dark", label: shell.themeDark },
  { value: "system", label: shell.themeSystem },
] as const;

/** Light, dark, or following the device; remembered on this device. */
export function ThemeChoice({ className }: { readonly className?: string | undefined }) {
  const chosen = useSyncExternalStore(watchTheme, readTheme);
  return (
    <Segmented
      label={shell.theme}
      choices={choices}
      value={chosen}
      onValue={chooseTheme}
      size="m"
      className={className}
    />
  );
}
