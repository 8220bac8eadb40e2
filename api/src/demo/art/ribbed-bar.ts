import type { Pen } from "./pen";
import { circle } from "./solids";

/** Side view of a ribbed bar over its cross-section. */
export function ribbedBar(pen: Pen): void {
  const [length, d] = [250, 46];
  pen.polygon(
    [
      [0, 0],
      [length, 0],
      [length, d],
      [0, d],
    ],
    "#96A3AC",
  );
  pen.polygon(
    [
      [0, 0],
      [length, 0],
      [length, d * 0.3],
      [0, d * 0.3],
    ],
    "#BAC4CA",
    "none",
  );
  pen.polygon(
    [
      [0, d * 0.78],
      [length, d * 0.78],
      [length, d],
      [0, d],
    ],
    "#71808B",
    "none",
  );
  for (let x = 14; x < length - 18; x += 21) {
    pen.line(
      [
        [x, d - 3],
        [x + 14, d / 2 + 3],
      ],
      { width: 3 },
    );
    pen.line(
      [
        [x + 9, d / 2 - 3],
        [x + 23, 3],
      ],
      { width: 3 },
    );
  }
  pen.line(
    [
      [0, d / 2],
      [length, d / 2],
    ],
    { width: 2 },
  );
  pen.line([
    [0, 0],
    [length, 0],
    [length, d],
    [0, d],
    [0, 0],
  ]);
  pen.cut(circle(46, 40, 62, 124));
  pen.line(circle(33, 40, 62, 124), { color: "#A8430F", dash: "4 3" });
  pen.dimension([0, d + 18], [length, d + 18]);
  pen.dimension([130, 78], [130, 170]);
  pen.line(
    [
      [150, 96],
      [250, 96],
    ],
    { color: "#B9B4A6" },
  );
  pen.line(
    [
      [150, 124],
      [232, 124],
    ],
    { color: "#B9B4A6" },
  );
  pen.line(
    [
      [150, 152],
      [242, 152],
    ],
    { color: "#B9B4A6" },
  );
}
