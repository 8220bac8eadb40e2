import type { FieldFrameProps } from "./field";

type Frame = FieldFrameProps & { readonly id?: string | undefined };

/** Splits the props of a field into those of its frame and those of its control. */
export function splitFrame<Props extends Frame>(props: Props): [Frame, Omit<Props, keyof Frame>] {
  const { label, isLabelHidden, hint, warning, error, isOptional, isStarred, className, id, ...control } = props;
  return [{ label, isLabelHidden, hint, warning, error, isOptional, isStarred, className, id }, control];
}
