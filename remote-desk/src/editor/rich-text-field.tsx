import { useRefusedField } from "@mandi/shared/forms/use-refused-field";
import { editor } from "@mandi/shared/messages/desk-content";
import { Field } from "@mandi/shared/ui/controls/field";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { useField } from "formik";
import { Bold, Heading2, Italic, List, ListOrdered, type LucideIcon, Quote, Redo2, Undo2 } from "lucide-react";
import { useId } from "react";
import type { CommandName } from "./commands";
import styles from "./rich-text-field.module.css";
import { useEditor } from "./use-editor";

export interface RichTextFieldProps {
  readonly name: string;
  readonly label: string;
}

const tools: readonly (readonly [CommandName, LucideIcon])[] = [
  ["bold", Bold],
  ["italic", Italic],
  ["heading", Heading2],
  ["bullets", List],
  ["numbers", ListOrdered],
  ["quote", Quote],
  ["undo", Undo2],
  ["redo", Redo2],
];

/** A rich text of a form, edited as it will look; the form holds it as HTML. */
export function RichTextField({ name, label }: RichTextFieldProps) {
  const [{ value }, meta, helpers] = useField<string>(name);
  const refused = useRefusedField(name);
  const error = meta.touched && meta.error ? meta.error : refused;
  const id = useId();
  const { box, run, isOn } = useEditor(value, {
    id,
    label,
    isInvalid: Boolean(error),
    onHtml: (html) => void helpers.setValue(html),
  });
  return (
    <Field id={id} label={label} error={error}>
      {() => (
        <div className={styles.frame}>
          <div role="toolbar" aria-label={editor.tools} className={styles.tools}>
            {tools.map(([tool, icon]) => (
              <IconButton
                key={tool}
                icon={icon}
                label={editor[tool]}
                aria-pressed={isOn(tool)}
                onClick={() => run(tool)}
              />
            ))}
          </div>
          <div ref={box} className={styles.text} />
        </div>
      )}
    </Field>
  );
}
