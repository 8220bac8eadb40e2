import { accountKinds } from "../contract/desk/account";
import { accountWords } from "./desk-books";

it.each(accountKinds)("has words of its own for the account %s, none of them a name of the files", (kind) => {
  const words = accountWords[kind];
  expect(words).toMatch(/^[A-Z][A-Za-z ,]+$/);
  expect(Object.values(accountWords).filter((one) => one === words)).toHaveLength(1);
});
