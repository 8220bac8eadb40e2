import { Moon, Sun } from "lucide-react";
import { Button } from "../../src/ui/controls/button";
import { Page } from "../../src/ui/layout/page";
import { PageHead } from "../../src/ui/layout/page-head";
import { ControlSamples } from "./control-samples";
import { DataSamples } from "./data-samples";
import { FormSamples } from "./form-samples";
import { MediaSamples } from "./media-samples";
import { OverlaySamples } from "./overlay-samples";
import { StateSamples } from "./state-samples";

function setTheme(theme: "light" | "dark"): void {
  document.documentElement.dataset["theme"] = theme;
}

/** Every component of the kit in every state, for visual checks. */
export function Gallery() {
  return (
    <main>
      <Page>
        <PageHead
          title="UI kit"
          facts="Every component and state. Compare with the screens of the design."
          actions={
            <>
              <Button icon={Sun} onClick={() => setTheme("light")}>
                Light
              </Button>
              <Button icon={Moon} onClick={() => setTheme("dark")}>
                Dark
              </Button>
            </>
          }
        />
        <StateSamples />
        <ControlSamples />
        <FormSamples />
        <DataSamples />
        <OverlaySamples />
        <MediaSamples />
      </Page>
    </main>
  );
}
