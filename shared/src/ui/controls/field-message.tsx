import { CircleAlert, type LucideIcon, TriangleAlert } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useSaid } from "../../browser/use-said";
import { Icon } from "../media/icon";
import styles from "./field-message.module.css";
import { FocusStays } from "./focus-stays";
import { useMessageAfterPress } from "./use-after-press";

export type FieldMessageProps = {
  readonly id: string;
  readonly children: string | null | undefined;
};

/**
 * The message under a field about its error. The element stays in the tree without one, so that a message can wait for
 * the end of a press.
 */
export function FieldError(props: FieldMessageProps) {
  return <FieldMessage {...props} icon={CircleAlert} look={styles.error} manner="assertive" />;
}

/** A message that does not stop the form; it stays in the tree like an error. */
export function FieldWarning(props: FieldMessageProps) {
  return <FieldMessage {...props} icon={TriangleAlert} look={styles.warning} manner="polite" />;
}

/** How a message interrupts the person who is in its field; off while a toast says it. */
type Manner = "assertive" | "polite" | "off";

interface LookProps extends FieldMessageProps {
  readonly icon: LucideIcon;
  readonly look: string | undefined;
  readonly manner: Manner;
}

function FieldMessage({ id, icon, look, manner, children }: LookProps) {
  const { text, isWaiting } = useMessageAfterPress(children);
  const { place, next } = useFocusAround(useSaid(text) ?? manner);
  const isShown = Boolean(text) && !isWaiting;
  return (
    <div ref={place} aria-live="off" className={isShown ? undefined : styles.quiet}>
      <FocusStays shown={isShown ? (text ?? null) : null} next={next}>
        {text ? (
          <p id={id} className={look}>
            <Icon of={icon} size="s" className={styles.icon} />
            <span>{text}</span>
          </p>
        ) : null}
      </FocusStays>
    </div>
  );
}

/**
 * A message is announced only while its field has the focus. Whoever comes to the field later hears it as the field's
 * description; whoever is already there would hear nothing, because a description is not read again when it changes.
 *
 * @returns the message's place, and what receives the focus when it leaves the field
 */
function useFocusAround(manner: Manner) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<Element | null>(null);
  // Before the page is painted with its text: the manner of a message counts as it appears.
  useLayoutEffect(() => {
    const region = place.current;
    const field = region?.parentElement;
    if (!region || !field) return;
    // On the element itself: the focus of a field must not render it again.
    const tell = (isInField: boolean) => region.setAttribute("aria-live", isInField ? manner : "off");
    const enter = () => tell(true);
    const leave = ({ relatedTarget }: FocusEvent): void => {
      next.current = relatedTarget instanceof Element ? relatedTarget : null;
      tell(field.contains(next.current));
    };
    tell(field.contains(document.activeElement));
    field.addEventListener("focusin", enter);
    field.addEventListener("focusout", leave);
    return () => {
      field.removeEventListener("focusin", enter);
      field.removeEventListener("focusout", leave);
    };
  }, [manner]);
  return { place, next };
}
