import { quotations } from "@mandi/shared/messages/buyer-trade";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";

/** For whoever sent the booking amount by bank and could not report it in time: the money is not lost. */
export function TransferAdvice({ number }: { readonly number: string }) {
  return (
    <Note tone="info">
      {quotations.transferred(number)}{" "}
      <ButtonLink to="/contact-us" variant="quiet" size="s">
        {quotations.toDesk}
      </ButtonLink>
    </Note>
  );
}
