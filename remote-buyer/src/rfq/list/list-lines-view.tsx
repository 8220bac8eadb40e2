import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatKg, formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { rfqList } from "@mandi/shared/messages/rfq";
import { todayInIndia } from "@mandi/shared/query/today";
import { Button } from "@mandi/shared/ui/controls/button";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import { Select } from "@mandi/shared/ui/controls/select";
import { Note } from "@mandi/shared/ui/feedback/note";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useId, useState } from "react";
import type { AskedGoods, RfqForm } from "../rfq-form";
import {
  bagsOf,
  choicesOf,
  goodsOfLines,
  isBelowMinimum,
  isComplete,
  isNoFigure,
  isOtherThickness,
  isReady,
  type ListLine,
  roundedFrom,
  textOfLeft,
} from "./list-lines";
import styles from "./list-panel.module.css";
import { SaidPlace } from "./said-place";
import type { ReadList } from "./use-pasted-list";

/** Adds the ready lines; `left` is the text of the others, for later. */
export type AddList = (goods: readonly AskedGoods[], neededBy: string | null, left: string) => void;

interface ListLinesProps {
  readonly list: ReadList;
  readonly room: number;
  /** The form that the lines are added to; null before there is one. */
  readonly form: RfqForm | null;
  readonly onChange: (key: number, part: Partial<ListLine>) => void;
  readonly onBack: () => void;
  readonly onAdd: AddList;
}

/** How many lines there are, and how many of them are open. */
export function summaryOf({ lines }: ReadList): string {
  const open = lines.filter((line) => !isComplete(line) && !line.isLeftOut).length;
  return lines.length === 0 ? rfqList.nothing : rfqList.summary(lines.length, open);
}

/** Each line with what was recognised in it, and one question where something is open. */
export function ListLines({ list: { lines, neededBy, tooMany }, room, form, onChange, onBack, onAdd }: ListLinesProps) {
  const ready = lines.filter(isReady);
  const goods = goodsOfLines(lines);
  const notReady = lines.filter((line) => !isReady(line)).map(({ pasted }) => pasted);
  const left = textOfLeft([...notReady, ...tooMany], todayInIndia());
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.key} line={line} form={form} onChange={(part) => onChange(line.key, part)} />
        ))}
      </ol>
      {tooMany.length > 0 ? <Note tone="warn">{rfqList.tooMany(tooMany.length)}</Note> : null}
      {goods.length > room ? <Note tone="warn">{rfqList.noRoom(room)}</Note> : null}
      {notReady.length > 0 && ready.length > 0 ? (
        <Note tone="info">{rfqList.left(left.slice(0, notReady.length))}</Note>
      ) : null}
      {lines.length > 0 && ready.length === 0 ? <Note tone="info">{rfqList.noneReady}</Note> : null}
      <div className={styles.actions}>
        {ready.length === 0 ? null : (
          <Button
            variant="primary"
            disabled={goods.length > room}
            onClick={() => onAdd(goods, neededBy, left.join("\n"))}
          >
            {rfqList.add(ready.length)}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {rfqList.change}
        </Button>
      </div>
    </>
  );
}

interface LineProps extends Pick<ListLinesProps, "form"> {
  readonly line: ListLine;
  readonly onChange: (part: Partial<ListLine>) => void;
}

function Line({ line, form, onChange }: LineProps) {
  const { product, isLeftOut, said } = line;
  const titleId = useId();
  const question = questionOf(line);
  return (
    <li className={classes(styles.line, isLeftOut && styles.out)}>
      <Icon of={markOf(line, question)} className={styles.mark} />
      <div>
        <b id={titleId}>{titleOf(line)}</b>
        {question === null ? null : <p className={styles.quiet}>{question}</p>}
        {notesOf(line).map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
        {said === null ? null : <SaidPlace said={said} form={form} />}
      </div>
      {product === null || isLeftOut ? null : (
        <Fields line={line} titleId={titleId} product={product} onChange={onChange} />
      )}
      {product === null ? null : (
        <Button variant="quiet" size="s" aria-describedby={titleId} onClick={() => onChange({ isLeftOut: !isLeftOut })}>
          {isLeftOut ? rfqList.include : rfqList.leaveOut}
        </Button>
      )}
    </li>
  );
}

/** What the text is taken for, and what of it is not used. */
function notesOf(line: ListLine): readonly string[] {
  const { product, quality, isGradeOpen, isLeftOut, unknown } = line;
  const bags = bagsOf(line);
  const unused = isUnknownBrand(line) ? unknown.filter((word) => !isNoFigure(word)) : unknown;
  return [
    ...(product === null ? [] : [understoodOf(line, product)]),
    ...(product !== null && isGradeOpen && !isLeftOut ? [rfqList.gradeTaken(product.quality[quality ?? 0] ?? "")] : []),
    ...(bags === null ? [] : [rfqList.bags(bags.bags, bags.kgEach, formatKg(bags.kg))]),
    ...(unused.length === 0 ? [] : [unknownOf(line, unused)]),
  ];
}

/** In a line without an offered brand, unknown words are probably the brand. */
const isUnknownBrand = ({ isBrandOpen, unknown, isLeftOut }: ListLine): boolean =>
  isBrandOpen && !isLeftOut && unknown.some(isNoFigure);

function understoodOf(line: ListLine, { brand, address }: ProductDetail): string {
  const { pasted, isBrandOpen, isCityOpen, unknown, price, isLanded } = line;
  const offer = rfqList.offer(formatRupees(price), isLanded, brand.name, address);
  if (isUnknownBrand(line)) return rfqList.brandUnknown(pasted.source, unknown.filter(isNoFigure), offer);
  if (isBrandOpen) return rfqList.brandTaken(pasted.source, offer);
  return isCityOpen ? rfqList.cityTaken(pasted.source, offer) : rfqList.understood(pasted.source, offer);
}

function unknownOf({ isLeftOut, product }: ListLine, words: readonly string[]): string {
  return isLeftOut && product !== null ? rfqList.nearest(words, product.name) : rfqList.unknown(words);
}

interface FieldsProps extends Pick<LineProps, "line" | "onChange"> {
  /** Of the line's title, which names the group. */
  readonly titleId: string;
  readonly product: ProductDetail;
}

/** Size, grade and quantity; a recognised size or grade is not asked for again. */
function Fields({ line, titleId, product, onChange }: FieldsProps) {
  const [wasOpen] = useState(line.sizeId === null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame and legend would not fit into the line
    <div role="group" aria-labelledby={titleId} className={styles.fields}>
      {wasOpen ? (
        <Select
          label={rfqList.size}
          placeholder={rfqList.chooseSize}
          choices={choicesOf(line, product).map((one) => ({
            value: String(one.id),
            label: sizeInFull(one),
          }))}
          value={line.sizeId === null ? "" : String(line.sizeId)}
          onChange={(event) => onChange({ sizeId: event.target.value === "" ? null : Number(event.target.value) })}
        />
      ) : null}
      {line.otherGrades.length > 0 ? (
        <Select
          label={rfqList.grade}
          placeholder={rfqList.chooseGrade}
          choices={product.quality.map((grade, place) => ({ value: String(place), label: grade }))}
          value={line.quality === null ? "" : String(line.quality)}
          onChange={({ target: { value } }) => onChange({ quality: value === "" ? null : Number(value) })}
        />
      ) : null}
      <NumberField
        label={rfqList.quantity}
        unit="MT"
        value={line.tonnes}
        min={1}
        hint={quantityHint(line, product)}
        onValue={(tonnes) => onChange({ tonnes })}
      />
    </div>
  );
}

function quantityHint(line: ListLine, product: ProductDetail): string | undefined {
  const written = roundedFrom(line);
  const hints = [
    ...(written === null ? [] : [rfqList.roundedUp(formatKg(written))]),
    ...(isBelowMinimum(line) ? [rfqList.minimum(formatTonnes(product.min_order_qty))] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(" ");
}

function markOf({ product }: ListLine, question: string | null) {
  if (product === null) return CircleX;
  return question === null ? CircleCheck : CircleHelp;
}

function titleOf({ product, pasted, quality, sizeId }: ListLine): string {
  if (product === null) return pasted.source;
  const size = product.variation.find(({ id }) => id === sizeId);
  return [product.name, product.quality[quality ?? -1] ?? "", size ? sizeInFull(size) : ""]
    .filter((part) => part !== "")
    .join(", ");
}

/** The one thing that needs attention; null where nothing does. */
function questionOf(line: ListLine): string | null {
  const { product, missing, sizeId, quality, otherGrades, pasted } = line;
  if (product === null) return missing === "not offered" ? rfqList.notOffered : rfqList.notUnderstood;
  if (sizeId === null) return rfqList.noSize;
  if (quality === null) return rfqList.noGrade(otherGrades);
  const hasQuantity = isComplete(line);
  const doubt = pasted.doubt === "pieces" && pasted.bags !== null ? "bags" : pasted.doubt;
  // A rounded quantity shows that at its own field.
  if (doubt !== null && doubt !== "part" && !hasQuantity) return rfqList.doubts[doubt];
  if (!hasQuantity) return rfqList.quantityMissing;
  return isOtherThickness(line) ? rfqList.thickness : null;
}
