import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { focusFirstInvalid } from "./focus-first-invalid";

function aForm() {
  document.body.innerHTML = `<form>
    <input aria-label="Price" />
    <input aria-label="Source" aria-invalid="true" />
    <button type="button">Save</button>
  </form>`;
  const [price, source] = document.querySelectorAll("input");
  const [button] = document.querySelectorAll("button");
  if (!price || !source || !button) throw new Error("the form is not there");
  return { price, source, button, form: document.querySelector("form") };
}

it("leads to the first field with an error after the button was pressed", async () => {
  const { source, button, form } = aForm();
  button.focus();
  focusFirstInvalid(form);
  await waitFor(() => expect(source).toHaveFocus());
});

it("leaves a person who is already typing in another field", async () => {
  const { price, source, button, form } = aForm();
  button.focus();
  focusFirstInvalid(form);
  price.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await userEvent.keyboard("40850");
  expect(price).toHaveValue("40850");
  expect(source).toHaveValue("");
});
