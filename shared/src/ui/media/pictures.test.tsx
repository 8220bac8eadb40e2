import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Check } from "lucide-react";
import { Gallery } from "./gallery";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { ProductArt } from "./product-art";
import { RichHtml } from "./rich-html";

describe("pictures", () => {
  it("shows the placeholder for a picture that fails or is missing (R-099)", () => {
    const { rerender } = render(<Picture src="/yard.jpg" alt="Yard" />);
    const picture = screen.getByRole("img", { name: "Yard" });
    expect(picture).toHaveAttribute("src", "/yard.jpg");
    expect(picture).toHaveAttribute("loading", "lazy");
    fireEvent.error(picture);
    expect(picture.getAttribute("src")).toContain("placeholder-image");
    rerender(<Picture src="/other.jpg" alt="Yard" />);
    expect(picture).toHaveAttribute("src", "/other.jpg");
    rerender(<Picture src={null} alt="Rakesh Agrawal" variant="user" isEager />);
    expect(screen.getByRole("img").getAttribute("src")).toContain("placeholder-user");
  });

  it("names drawings and icons only where there is no text", () => {
    render(
      <>
        <ProductArt name="tmt-bar" alt="TMT Bar" />
        <ProductArt name="coil" />
        <Icon of={Check} />
        <Icon of={Check} label="Done" />
      </>,
    );
    expect(
      screen.getAllByRole("img").map((image) => image.getAttribute("alt") ?? image.getAttribute("aria-label")),
    ).toEqual(["TMT Bar", "Done"]);
  });
});

describe("gallery", () => {
  const pictures = ["a", "b", "c", "d", "e"].map((name) => ({ src: `/${name}.jpg`, alt: `Picture ${name}` }));

  it("shows up to four pictures, by hover, by focus and by tap", async () => {
    const { container } = render(<Gallery label="TMT Bar" pictures={pictures} />);
    expect(screen.getAllByRole("button")).toHaveLength(4);
    expect(screen.getByRole("img", { name: "Picture a" })).toBeVisible();
    await userEvent.hover(screen.getByRole("button", { name: "Picture 3 of 4" }));
    expect(screen.getByRole("img", { name: "Picture c" })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole("img", { name: "Picture a" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Picture 2 of 4" }));
    expect(screen.getByRole("button", { current: true })).toHaveAccessibleName("Picture 2 of 4");
    await expect(container).toHaveNoAxeViolations();
  });

  it("needs no buttons for one picture and shows the placeholder without any", () => {
    render(<Gallery label="TMT Bar" pictures={[]} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByRole("img", { name: "TMT Bar" })).toBeVisible();
  });
});

describe("configured HTML", () => {
  it("keeps text mark-up and removes everything else", async () => {
    const { container } = render(
      <RichHtml
        html={
          '<h2 style="color:red" onclick="x()">Return policy</h2><p class="a">Weighed <b>twice</b></p><script>alert(1)</script><iframe src="https://x.example"></iframe><img src="x" onerror="alert(1)" alt="Scale"><form><input name="otp"></form><svg><script>1</script></svg><style>*{}</style>'
        }
      />,
    );
    expect(screen.getByRole("heading", { name: "Return policy" })).toBeVisible();
    expect(container.innerHTML).not.toMatch(/style|onclick|onerror|script|iframe|input|form|class="a"|svg/u);
    await expect(container).toHaveNoAxeViolations();
  });

  it.each([
    "https://pictures.example/a.png",
    "//pictures.example/a.png",
    "/\\\\pictures.example/a.png",
    "data:image/png;base64,AAAA",
    "blob:https://pictures.example/a",
    "a.png",
  ])("replaces a picture that the page's policy refuses by its text alternative: %s", (src) => {
    render(
      <RichHtml html={`<p>Seen: <img src="${src}" alt="A <b>mill"> today</p><img src="/media/a.svg" alt="Yard">`} />,
    );
    expect(screen.getByText("Seen: A <b>mill today")).toBeVisible();
    expect(screen.getByRole("img")).toHaveAccessibleName("Yard");
  });

  it.each(["https://", "http:// mill.example", "https://[mill"])("keeps the words of the mistyped link %j", (href) => {
    render(<RichHtml html={`<p>Made by <a href="${href}">a mill</a></p>`} />);
    expect(screen.getByText("a mill")).not.toHaveAttribute("href");
  });

  it("allows links to pages, sites, mail and phones only, other sites in a tab without access to this one", () => {
    render(
      <RichHtml
        html={
          '<a href="/faq">Here</a><a href="https://bis.example/1786">There</a><a href="javascript:alert(1)">Script</a><a href="data:text/html,x">Data</a><a href="tel:+919893000147">Call</a><a href="//evil.example">Double</a>'
        }
      />,
    );
    expect(screen.getByRole("link", { name: "Here" })).not.toHaveAttribute("target");
    const there = screen.getByRole("link", { name: "There" });
    expect(there).toHaveAttribute("rel", "noopener noreferrer");
    expect(there).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919893000147");
    for (const text of ["Script", "Data", "Double"]) expect(screen.getByText(text)).not.toHaveAttribute("href");
  });
});
