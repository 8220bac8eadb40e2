import {
  Array as ArrayOf,
  Enum,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  type Static,
  String as StringOf,
} from "typebox";

/* GSTR-1 as the portal reads it, for comparing what would be filed with books and documents. */

const text = StringOf();
const amount = NumberOf();
const row = { txval: amount, iamt: amount, camt: amount, samt: amount };
const items = ArrayOf(ObjectOf({ itm_det: ObjectOf(row) }));
/** Of a supply to another state. */
const itemsBetweenStates = ArrayOf(ObjectOf({ itm_det: ObjectOf({ txval: amount, iamt: amount }) }));
const noteType = Enum(["C", "D"]);
const hsnRows = ArrayOf(ObjectOf({ hsn_sc: text, qty: amount, ...row }));

export const Gstr1Form = ObjectOf({
  gstin: text,
  b2b: ArrayOf(ObjectOf({ ctin: text, inv: ArrayOf(ObjectOf({ inum: text, val: amount, itms: items })) })),
  cdnr: ArrayOf(
    ObjectOf({ ctin: text, nt: ArrayOf(ObjectOf({ ntty: noteType, nt_num: text, val: amount, itms: items })) }),
  ),
  b2cl: ArrayOf(ObjectOf({ pos: text, inv: ArrayOf(ObjectOf({ inum: text, val: amount, itms: itemsBetweenStates })) })),
  b2cs: ArrayOf(ObjectOf({ pos: text, rt: amount, ...row })),
  cdnur: ArrayOf(ObjectOf({ ntty: noteType, nt_num: text, val: amount, itms: itemsBetweenStates })),
  hsn: ObjectOf({ hsn_b2b: hsnRows, hsn_b2c: hsnRows }),
  doc_issue: ObjectOf({
    doc_det: ArrayOf(
      ObjectOf({
        doc_num: Integer(),
        docs: ArrayOf(ObjectOf({ from: text, to: text, totnum: Integer(), cancel: Integer(), net_issue: Integer() })),
      }),
    ),
  }),
});
export type Gstr1Form = Static<typeof Gstr1Form>;
