import type { Pen } from "./pen";

/** The paper that travels with the goods: heading, table of heats and the seal. */
export function certificate(pen: Pen): void {
  pen.shadow([
    [10, 12],
    [192, 12],
    [192, 250],
    [10, 250],
  ]);
  pen.polygon(
    [
      [0, 0],
      [150, 0],
      [182, 32],
      [182, 238],
      [0, 238],
    ],
    "#F6F1E6",
  );
  pen.polygon(
    [
      [150, 0],
      [150, 32],
      [182, 32],
    ],
    "#DCD5C3",
  );
  pen.polygon(
    [
      [18, 20],
      [34, 20],
      [34, 36],
      [18, 36],
    ],
    "#D4622A",
    "none",
  );
  pen.line(
    [
      [44, 24],
      [118, 24],
    ],
    { width: 5 },
  );
  pen.line(
    [
      [44, 34],
      [92, 34],
    ],
    { width: 2.5, color: "#96A3AC" },
  );
  pen.line(
    [
      [18, 54],
      [164, 54],
    ],
    { width: 2 },
  );
  for (let row = 0; row < 6; row++) {
    const y = 72 + row * 17;
    pen.line(
      [
        [18, y],
        [52 + ((row * 7) % 12), y],
      ],
      { width: 3, color: "#71808B" },
    );
    for (const x of [84, 112, 140])
      pen.line(
        [
          [x, y],
          [x + 18 - ((row + x) % 5), y],
        ],
        { width: 3, color: "#96A3AC" },
      );
    pen.line(
      [
        [18, y + 8],
        [164, y + 8],
      ],
      { width: 0.8, color: "#CFC7B3" },
    );
  }
  pen.line(
    [
      [22, 214],
      [34, 202],
      [40, 216],
      [52, 200],
      [60, 214],
      [78, 208],
    ],
    { width: 2 },
  );
  pen.circle([138, 204], 20, "#D4622A");
  pen.circle([138, 204], 14, "none", { color: "#F9E3D6", width: 1.6 });
  pen.line(
    [
      [130, 204],
      [136, 211],
      [147, 197],
    ],
    { color: "#F9E3D6", width: 3 },
  );
}
