import { read } from "@mandi/shared/contract/read";
import {
  Integer,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  type TSchema,
  Union,
  Unknown,
} from "typebox";
import { type EwayBillMade, type PortalForm, PortalRefusal, type TaxPortal } from "./tax-portal";

/**
 * The portals answer within seconds or not at all. The caller's transaction is open in the meantime, and a request may take two calls:
 * together they stay below the time after which the database ends an idle transaction.
 */
const patienceMs = 5_000;

/** The portals' code for something already cancelled. */
const notActive = "9999";

/** An instant in the portals' format: India's time, without a zone. */
const Moment = StringOf({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" });
const momentOf = (text: string): Date => new Date(`${text.replace(" ", "T")}+05:30`);

const RegisteredAnswer = ObjectOf({
  Irn: StringOf(),
  AckNo: Union([Integer(), StringOf()]),
  AckDt: Moment,
  SignedQRCode: StringOf(),
});
const EwbAnswer = ObjectOf({ ewayBillNo: NumberOf(), ewayBillDate: Moment, validUpto: Union([Moment, Null()]) });
const EwbByIrnAnswer = ObjectOf({ EwbNo: NumberOf(), EwbDt: Moment, EwbValidTill: Union([Moment, Null()]) });
const ValidityAnswer = ObjectOf({ validUpto: Moment });
const CancelAnswer = ObjectOf({ cancelDate: Moment });
const TransporterAnswer = ObjectOf({ transUpdateDate: Moment });
const DoneAnswer = ObjectOf({ data: Unknown() });
const RefusalAnswer = ObjectOf({ error: ObjectOf({ code: StringOf(), message: StringOf() }) });

/**
 * Connects to a provider of the portals at this address: `POST /<call>` with the portal's form, `{data}` or `{error: {code, message}}`
 * in return. Where the portal already has the document, its earlier answer is fetched.
 */
export function httpTaxPortal(url: string): TaxPortal {
  const ask = async <Schema extends TSchema>(path: string, schema: Schema, form: PortalForm) => {
    const answer = await fetch(new URL(path, url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`The portal answered ${answer.status}`);
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null && "error" in body) {
      const { error } = read(RefusalAnswer, body);
      throw new PortalRefusal(error.code, error.message);
    }
    return read(schema, read(DoneAnswer, body).data);
  };
  /** The answer, or the earlier one when one of these codes shows that the portal already gave it. */
  const askOnce = async <Schema extends TSchema>(
    path: string,
    again: string,
    codes: readonly string[],
    schema: Schema,
    form: PortalForm,
  ) => {
    try {
      return await ask(path, schema, form);
    } catch (error) {
      if (error instanceof PortalRefusal && codes.includes(error.code)) return ask(again, schema, form);
      throw error;
    }
  };
  const cancelOnce = async (path: string, form: PortalForm): Promise<void> => {
    try {
      await ask(path, CancelAnswer, form);
    } catch (error) {
      // No longer active: the answer to an earlier try was lost.
      if (!(error instanceof PortalRefusal && error.code === notActive)) throw error;
    }
  };
  return {
    async registerInvoice(form) {
      const made: Static<typeof RegisteredAnswer> = await askOnce(
        "registerInvoice",
        "registeredInvoice",
        ["2150"],
        RegisteredAnswer,
        form,
      );
      return { irn: made.Irn, ackNo: String(made.AckNo), ackAt: momentOf(made.AckDt), signedQr: made.SignedQRCode };
    },
    cancelIrn: (form) => cancelOnce("cancelIrn", form),
    async makeEwb(form) {
      const made: Static<typeof EwbAnswer> = await askOnce("makeEwb", "madeEwb", ["604", "4002"], EwbAnswer, form);
      return ewayBill(made.ewayBillNo, made.ewayBillDate, made.validUpto);
    },
    async makeEwbByIrn(form) {
      const made: Static<typeof EwbByIrnAnswer> = await askOnce(
        "makeEwbByIrn",
        "madeEwbByIrn",
        ["604", "4002"],
        EwbByIrnAnswer,
        form,
      );
      return ewayBill(made.EwbNo, made.EwbDt, made.EwbValidTill);
    },
    setVehicle: async (form) => ({ validUntil: momentOf((await ask("setVehicle", ValidityAnswer, form)).validUpto) }),
    setTransporter: async (form) => ({
      at: momentOf((await ask("setTransporter", TransporterAnswer, form)).transUpdateDate),
    }),
    extend: async (form) => ({ validUntil: momentOf((await ask("extend", ValidityAnswer, form)).validUpto) }),
    cancelEwb: (form) => cancelOnce("cancelEwb", form),
  };
}

function ewayBill(number: number, madeAt: string, validUntil: string | null): EwayBillMade {
  return {
    number: String(number),
    madeAt: momentOf(madeAt),
    validUntil: validUntil === null ? null : momentOf(validUntil),
  };
}
