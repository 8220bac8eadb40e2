import { fillTemplate, templateProblem } from "./template-text";

const standard = "Order {order}: {quantity} MT from {city}.";

it("fills a message with its values and leaves a placeholder without a value as it is", () => {
  expect(fillTemplate(standard, { order: "O1", quantity: "5" })).toBe("Order O1: 5 MT from {city}.");
});

it.each([
  ["From {city} come {quantity} MT of {order}.", null],
  [
    "Order {order}: {quantity} MT from {town}.",
    "There is no value {town}. This message has: {order}, {quantity}, {city}.",
  ],
  ["Order {Order}.", "There is no value {Order}. This message has: {order}, {quantity}, {city}."],
  ["Order {order}: {quantity} MT.", "Please keep {city}: the message is filled with it."],
  ["Order {order: {quantity} MT from {city}.", "A brace is not closed. Values are written as {number}."],
])("reports the unknown or missing placeholder in %s", (text, problem) => {
  expect(templateProblem(text, standard)).toBe(problem);
});
