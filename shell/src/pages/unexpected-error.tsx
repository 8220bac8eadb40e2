import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { StateCard } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { RotateCw } from "lucide-react";
import { useRouteError } from "react-router-dom";
import { errorMessage } from "./error-message";

/**
 * The router's last resort. The tree that threw is gone, so both buttons reload the page: a link inside the application
 * would only show the same broken tree.
 */
export function UnexpectedError() {
  const message = errorMessage(useRouteError());
  return (
    <main>
      <Page>
        <StateCard
          drawing="failed"
          heading="h1"
          title={shell.unexpectedTitle}
          text={message}
          actions={
            <>
              <Button icon={RotateCw} onClick={() => location.reload()}>
                {common.tryAgain}
              </Button>
              <ButtonAnchor href="/" variant="quiet">
                {common.home}
              </ButtonAnchor>
            </>
          }
        />
      </Page>
    </main>
  );
}
