/**
 * The e-invoice schema 1.1 as JSON Schema, for what the product sends: fields, formats, lengths and decimals
 * (notified on 30 July 2020 with its later corrections).
 */
const text = (minLength: number, maxLength: number) => ({
  type: "string",
  minLength,
  maxLength,
  pattern: '^[^\\\\"]*$',
});
const gstin = "[0-9]{2}[0-9A-Z]{13}";
const code = { type: "string", pattern: "^[0-9]{1,2}$" };
const day = { type: "string", pattern: "^[0-3][0-9]/[0-1][0-9]/20[1-9][0-9]$" };
const number = { type: "string", pattern: "^[A-Z1-9][A-Z0-9/-]{0,15}$" };
const pincode = { type: "integer", minimum: 100_000, maximum: 999_999 };
const money = { type: "number", minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 };
const amount = { ...money, maximum: 99_999_999_999_999 };
const decimals = { type: "number", minimum: 0, maximum: 9_999_999_999.999, multipleOf: 0.001 };

const form = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const address = { Addr1: text(1, 100), Loc: text(3, 50), Pin: pincode, Stcd: code };
const addressed = ["Addr1", "Loc", "Pin", "Stcd"];

export const eInvoiceSchema = form(
  ["Version", "TranDtls", "DocDtls", "SellerDtls", "BuyerDtls", "ItemList", "ValDtls"],
  {
    Version: { const: "1.1" },
    TranDtls: form(["TaxSch", "SupTyp"], {
      TaxSch: { const: "GST" },
      SupTyp: { enum: ["B2B", "SEZWP", "SEZWOP", "EXPWP", "EXPWOP", "DEXP"] },
      RegRev: { enum: ["Y", "N"] },
    }),
    DocDtls: form(["Typ", "No", "Dt"], { Typ: { enum: ["INV", "CRN", "DBN"] }, No: number, Dt: day }),
    SellerDtls: form(["Gstin", "LglNm", ...addressed], {
      Gstin: { type: "string", pattern: `^${gstin}$` },
      LglNm: text(3, 100),
      ...address,
    }),
    BuyerDtls: form(["Gstin", "LglNm", "Pos", "Addr1", "Loc", "Stcd"], {
      Gstin: { type: "string", pattern: `^(${gstin}|URP)$` },
      LglNm: text(3, 100),
      Pos: code,
      ...address,
      Loc: text(3, 100),
    }),
    DispDtls: form(["Nm", ...addressed], { Nm: text(3, 100), ...address }),
    ShipDtls: form(["LglNm", ...addressed], {
      Gstin: { type: "string", pattern: `^(${gstin}|URP)$` },
      LglNm: text(3, 100),
      ...address,
    }),
    ItemList: {
      type: "array",
      minItems: 1,
      maxItems: 1_000,
      items: form(
        ["SlNo", "PrdDesc", "IsServc", "HsnCd", "Qty", "Unit", "UnitPrice", "TotAmt", "AssAmt", "GstRt", "TotItemVal"],
        {
          SlNo: text(1, 6),
          PrdDesc: text(3, 300),
          IsServc: { enum: ["Y", "N"] },
          HsnCd: { type: "string", pattern: "^(?!0+$)([0-9]{6}|[0-9]{8})$" },
          Qty: decimals,
          Unit: { type: "string", pattern: "^[A-Z]{3,8}$" },
          UnitPrice: decimals,
          TotAmt: money,
          AssAmt: money,
          GstRt: { type: "number", minimum: 0, maximum: 999.999 },
          IgstAmt: money,
          CgstAmt: money,
          SgstAmt: money,
          TotItemVal: money,
        },
      ),
    },
    ValDtls: form(["AssVal", "TotInvVal"], {
      AssVal: amount,
      CgstVal: amount,
      SgstVal: amount,
      IgstVal: amount,
      RndOffAmt: { type: "number", minimum: -99.99, maximum: 99.99, multipleOf: 0.01 },
      TotInvVal: amount,
    }),
    RefDtls: form([], {
      PrecDocDtls: { type: "array", minItems: 1, items: form(["InvNo", "InvDt"], { InvNo: number, InvDt: day }) },
    }),
  },
);
