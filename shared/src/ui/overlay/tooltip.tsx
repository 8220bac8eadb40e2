import { Content, Portal, Provider, Root, Trigger } from "radix-ui/tooltip";
import type { ReactElement } from "react";
import styles from "./tooltip.module.css";

export type TooltipProps = {
  /** A short text that only adds to what is already visible or named. */
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement;
};

const DELAY_MS = 400;

/** A short text at hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Provider delayDuration={DELAY_MS}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
