import { render, screen } from "@testing-library/react";
import { ArticlePreview } from "../news/article-preview";
import { readText, writeText } from "./read-html";

const text = '<p>Made by <a href="https://">a mill</a></p>';

it("keeps the words of a mistyped link when a text is edited", () => {
  expect(writeText(readText(text))).toBe("<p>Made by a mill</p>");
});

it("shows the words of a mistyped link in the preview", () => {
  render(<ArticlePreview title="A mill" image="" imageAlt="" description={text} />);
  expect(screen.getByText("a mill")).not.toHaveAttribute("href");
});
