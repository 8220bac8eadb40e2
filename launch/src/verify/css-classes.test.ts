import { findCssClassBreaks } from "./css-classes";

const sheet = {
  path: "shell/src/frame/frame.module.css",
  text: ".header {\n  margin: 0;\n}\n\n.footer:hover,\n.note {\n}\n",
};

function breaksOf(component: string, css = sheet.text): string[] {
  const files = [
    { path: "shell/src/frame/frame.tsx", text: component },
    { ...sheet, text: css },
  ];
  return findCssClassBreaks(files).map(({ message }) => message);
}

const importLine = 'import styles from "./frame.module.css";\n';

describe("class names of CSS modules", () => {
  it("are accepted when code and style sheet use the same ones", () => {
    expect(breaksOf(`${importLine}styles.header; styles["footer"]; styles.note;`)).toEqual([]);
  });

  it("are refused when one is not in the style sheet", () => {
    const component = `${importLine}styles.header; styles.footer; styles.note; styles.heading;`;
    expect(breaksOf(component)).toEqual(['class "heading" is not in shell/src/frame/frame.module.css']);
  });

  it("are refused when one is never read", () => {
    expect(breaksOf(`${importLine}styles.header; styles.note;`)).toEqual(['class "footer" is never read']);
  });

  it("count as read when the name is composed at run time", () => {
    expect(breaksOf(`${importLine}styles[tone];`)).toEqual([]);
  });

  it("are not searched in comments and values", () => {
    const css = "/* .old { } */\n.header {\n  margin: 0.5rem;\n}\n";
    expect(breaksOf(`${importLine}styles.header;`, css)).toEqual([]);
  });

  it("count as read when another class of the sheet is composed of them", () => {
    expect(breaksOf(`${importLine}styles.header;`, ".base { }\n.header { composes: base; }\n")).toEqual([]);
  });

  it("are found inside a media query that is written on one line", () => {
    const css = "@media print { .header { margin: 0.5rem; } .old { top: 0; } }\n";
    expect(breaksOf(`${importLine}styles.header;`, css)).toEqual(['class "old" is never read']);
  });

  it("are refused when the style sheet does not exist", () => {
    const files = [{ path: "shell/src/frame/frame.tsx", text: `${importLine}styles.header;` }];
    expect(findCssClassBreaks(files)).toHaveLength(1);
  });
});
