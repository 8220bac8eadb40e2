import { Note, type NoteProps } from "@mandi/shared/ui/feedback/note";
import type { ReactNode, RefObject } from "react";

interface OutcomeNoteProps extends Pick<NoteProps, "tone" | "icon"> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The outcome of a payment, in place of its form. Its heading takes the focus of the button that is gone. */
export function OutcomeNote({ heading, title, children, ...note }: OutcomeNoteProps) {
  return (
    <div role="status">
      <Note {...note}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </Note>
    </div>
  );
}
