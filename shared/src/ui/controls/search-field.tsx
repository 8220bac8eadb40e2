import { Search, X } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { common } from "../../messages/common";
import { Icon } from "../media/icon";
import { ControlBox, Field } from "./field";
import { IconButton } from "./icon-button";

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "type" | "size" | "prefix" | "value" | "onChange" | "ref"
> & {
  readonly label: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
  /** Shown at the end while the field is empty, for instance the key that focuses it. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
};

/** Text to search for, with a button to clear it. */
export function SearchField({ label, value, onValue, aside, className, id, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  function handleClear(): void {
    onValue("");
    field.current?.focus();
  }

  return (
    <Field label={label} isLabelHidden className={className} id={id}>
      {(wiring) => (
        <ControlBox isInvalid={false} prefix={<Icon of={Search} />} isPrefixBare unit={value ? undefined : aside}>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...input}
            {...wiring}
            ref={field}
            type="search"
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          {value ? <IconButton icon={X} iconSize="s" label={common.clear} onClick={handleClear} /> : null}
        </ControlBox>
      )}
    </Field>
  );
}
