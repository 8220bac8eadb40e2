import type { Notice } from "@mandi/shared/browser/notify";
import { noticeDurationMs } from "@mandi/shared/browser/notify";
import { shell } from "@mandi/shared/messages/shell";
import { Toast } from "@mandi/shared/ui/feedback/toast";
import { useEffect } from "react";
// The unstyled build: the styled one injects a style element, which the content policy forbids (measured).
import { cssTransition, type Id, ToastContainer, type ToastContentProps, toast } from "react-toastify/unstyled";
import styles from "./toasts.module.css";

const transition = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false });

/** Where toasts appear: top right, two seconds, paused by hover and while the window has no focus. */
export function Toasts({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={noticeDurationMs}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      closeButton={false}
      icon={false}
      newestOnTop={false}
      transition={transition}
      className={() => styles.place}
      toastClassName={() => styles.toast}
      progressClassName={() => styles.timer}
      aria-label={shell.notices}
    />
  );
}

/** The latest toast with each message. */
const lastToasts = new Map<string, Id>();

/**
 * Shows a notice unless the same one is still visible, as after a double click. An error interrupts a screen reader; others
 * wait for a pause.
 */
export function showToast({ tone, text, durationMs }: Notice): void {
  const sentence = `${tone} ${text}`;
  const last = lastToasts.get(sentence);
  if (last !== undefined && toast.isActive(last)) return;
  const id = toast((content) => <Words {...content} tone={tone} text={text} />, {
    autoClose: durationMs,
    role: tone === "error" ? "alert" : "status",
    onClose: () => lastToasts.delete(sentence),
  });
  lastToasts.set(sentence, id);
}

/** Removes what is shown. */
export function endToasts(): void {
  toast.dismiss();
}

function Words({ tone, text, closeToast, toastProps }: ToastContentProps & Pick<Notice, "tone" | "text">) {
  const id = toastProps.toastId;

  // Focus on the close button pauses the toast as hovering does: two seconds are too short to reach a button by keyboard.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus of the button inside
    <div className={styles.words} onFocus={() => toast.pause({ id })} onBlur={() => toast.play({ id })}>
      <Toast tone={tone} onClose={() => closeToast()}>
        {text}
      </Toast>
    </div>
  );
}
