import type { Identity } from "../wire/identity";
import { make } from "./dom";
import { keepToken, me } from "./release-api";
import { messageOf } from "./words";

interface SignIn {
  readonly form: HTMLFormElement;
  /** Moves the focus to the token field. */
  readonly focus: () => void;
}

/** Asks for a token until the server accepts one. The name field lets a password manager keep several. */
export function signInForm(signedIn: (person: Identity) => Promise<void>): SignIn {
  const name = make("input", {
    name: "username",
    autocomplete: "username",
    autocapitalize: "none",
    spellcheck: "false",
  });
  const field = make("input", {
    name: "token",
    type: "password",
    autocomplete: "current-password",
    required: true,
    "aria-describedby": "token-fault",
  });
  const fault = make("p", { id: "token-fault", class: "fault", role: "alert" });
  const button = make("button", { class: "first" }, "Sign in");
  const signIn = async (): Promise<void> => {
    if (field.value.trim() === "") {
      fault.textContent = "Paste your release token: it begins with mandi_.";
      return field.focus();
    }
    button.disabled = true;
    fault.textContent = "";
    keepToken(field.value.trim());
    try {
      return await signedIn(await me());
    } catch (error) {
      fault.textContent = messageOf(error);
      button.disabled = false;
      return field.focus();
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void signIn();
  };
  const form = make(
    "form",
    { class: "sign-in", novalidate: true, submit },
    make("h2", {}, "Sign in"),
    make(
      "p",
      {},
      "Use a token made by “release token create”. It stays in this page only and is gone when you reload it.",
    ),
    make("label", {}, "Name (for your password manager)", name),
    make("label", {}, "Release token", field),
    fault,
    make("div", { class: "steps" }, button),
  );
  return { form, focus: () => field.focus() };
}
