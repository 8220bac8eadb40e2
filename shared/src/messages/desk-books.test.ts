import { accountKinds } from "../contract/desk/account";
import { accountWords } from "./desk-books";

it.each(accountKinds)("has a readable name for the account %s, without its code", (kind) => {
  const words = accountWords[kind];
  expect(words).toMatch(/^[A-Z][A-Za-z ,]+$/);
  expect(Object.values(accountWords).filter((one) => one === words)).toHaveLength(1);
});
