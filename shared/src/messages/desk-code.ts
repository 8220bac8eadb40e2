/** Messages of the dialog for a new one-time code. */
export const newCode = {
  title: "Enter a new code",
  why: (phone: string) =>
    `Changes to money or access need a new one-time code. It was sent to ${phone}. Once you enter it, what you started continues.`,
  field: "One-time password",
  sixDigits: "Please enter the six digits",
  again: "Send another code",
  enter: "Continue",
  stillValid:
    "The code that was sent to you before is still valid: enter that one. Another can be sent after half a minute.",
} as const;

/** What was started does not happen when its question for a code is closed; the same button asks again. */
export const codeNotEntered = "Nothing was done. Press the same button again to enter the code that was sent to you.";
