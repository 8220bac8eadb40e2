import { homePath } from "@mandi/shared/contract/page-paths";
import { shell } from "@mandi/shared/messages/shell";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { StateCard } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";

/** Shown for any address that no area has. */
export function NotFoundPage() {
  return (
    <Page>
      <StateCard
        drawing="not-found"
        heading="h1"
        title={shell.notFoundTitle}
        text={shell.notFoundText}
        actions={
          <ButtonLink to={homePath} variant="primary">
            {shell.returnHome}
          </ButtonLink>
        }
      />
    </Page>
  );
}
