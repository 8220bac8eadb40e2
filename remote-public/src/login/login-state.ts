import { login } from "@mandi/shared/messages/public-login";

/** A code that is still valid. */
export interface SentCode {
  readonly to: string;
  /** When it was requested, in ms: its life does not start with the answer. */
  readonly at: number;
}

interface Asking {
  /** What is typed. */
  readonly phone: string;
  readonly isSending: boolean;
  /** The line beside the form: a failed send is never a toast (docs/domain.md#the-apis-names). */
  readonly notice: string | null;
}

/** The state of a login. */
export type LoginState =
  /** Back at the phone step, a code may still be valid. */
  | (Asking & { readonly step: "phone"; readonly code: SentCode | null })
  | (Asking & {
      readonly step: "otp";
      readonly code: SentCode;
      readonly isVerifying: boolean;
      /** The server's message about the last code. */
      readonly refusal: string | null;
      /** After too many wrong tries no code of this sending is accepted: only another one helps. */
      readonly isLocked: boolean;
    })
  | { readonly step: "done"; readonly phone: string; readonly sentTo: string };

/** The events of a login. */
export type LoginEvent =
  | { readonly kind: "typed"; readonly phone: string }
  | { readonly kind: "sending" }
  | { readonly kind: "sent"; readonly code: SentCode; readonly notice: string | null }
  | { readonly kind: "not sent"; readonly notice: string | null }
  /** The phone of the code that was just sent is entered again. */
  | { readonly kind: "shown again" }
  | { readonly kind: "left" }
  | { readonly kind: "expired" }
  | { readonly kind: "verifying" }
  | { readonly kind: "not verified"; readonly refusal: string | null; readonly isLocked: boolean }
  | { readonly kind: "signed in" };

export const firstState: LoginState = { step: "phone", phone: "", isSending: false, notice: null, code: null };

/** The login after an event; a late event changes nothing. */
export function nextState(state: LoginState, event: LoginEvent): LoginState {
  if (state.step === "done") return state;
  const { phone, isSending, notice, code } = state;
  switch (event.kind) {
    case "typed":
      return { ...state, phone: event.phone };
    case "sending":
      return { ...state, isSending: true, notice: null };
    case "sent": {
      const isVerifying = state.step === "otp" && state.isVerifying;
      return {
        step: "otp",
        phone,
        isSending: false,
        notice: event.notice,
        code: event.code,
        isVerifying,
        refusal: null,
        isLocked: false,
      };
    }
    case "not sent":
      return { ...state, isSending: false, notice: event.notice };
    case "shown again":
      return code
        ? { step: "otp", phone, isSending, notice: null, code, isVerifying: false, refusal: null, isLocked: false }
        : state;
    case "left":
      return { step: "phone", phone, isSending, notice: null, code };
    case "expired":
      return { step: "phone", phone, isSending, notice: state.step === "otp" ? login.expired : notice, code: null };
    default:
      return state.step === "otp" ? nextWithCode(state, event) : state;
  }
}

type VerifyEvent = Extract<LoginEvent, { readonly kind: "verifying" | "not verified" | "signed in" }>;

function nextWithCode(state: Extract<LoginState, { readonly step: "otp" }>, event: VerifyEvent): LoginState {
  switch (event.kind) {
    case "verifying":
      return { ...state, isVerifying: true, refusal: null, notice: null };
    case "not verified":
      return { ...state, isVerifying: false, refusal: event.refusal, isLocked: event.isLocked };
    case "signed in":
      return { step: "done", phone: state.phone, sentTo: state.code.to };
  }
}
