import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Carousel } from "./carousel";

const play = jest.fn();
const stop = jest.fn();
const scrollNext = jest.fn();
const scrollPrev = jest.fn();
const readStops = jest.fn();
let stops = 4;

// Only the movement is replaced: jsdom has no layout, so the library would see a carousel without width.
jest.mock("embla-carousel-autoplay", () => ({ __esModule: true, default: () => ({ play, stop }) }));
jest.mock("embla-carousel-react", () => {
  const api = {
    on: () => api,
    off: () => api,
    selectedScrollSnap: () => 0,
    scrollSnapList() {
      readStops();
      return Array.from({ length: stops }, (_, place) => place);
    },
    scrollNext: () => scrollNext(),
    scrollPrev: () => scrollPrev(),
  };
  return { __esModule: true, default: () => [jest.fn(), api] };
});

function brands(head?: React.ReactNode) {
  return (
    <Carousel label="Brands" perView={{ phone: 2, tablet: 3, desktop: 5, wide: 8 }} intervalMs={3000} head={head}>
      <a href="/a">Kaveri Ispat</a>
      <a href="/b">Shikhar TMT</a>
    </Carousel>
  );
}

function welcomeMotion(): void {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined, matches: false };
  jest.spyOn(globalThis, "matchMedia").mockReturnValue(list as never);
}

/** The movement has loaded: the carousel knows how many stops it has. */
const settled = () => waitFor(() => expect(readStops).toHaveBeenCalled());

describe("carousel", () => {
  beforeEach(() => {
    stops = 4;
    for (const mock of [play, stop, scrollNext, scrollPrev, readStops]) mock.mockClear();
  });

  it("moves by its buttons, without dragging", async () => {
    const { container } = render(brands(<h2>Brands</h2>));
    await settled();
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("status")).toHaveTextContent("Slide 1, of 2 slides");
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(scrollNext).toHaveBeenCalledTimes(1);
    expect(scrollPrev).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("group", { name: "2 of 2" })).toHaveTextContent("Shikhar TMT");
    await expect(container).toHaveNoAxeViolations();
  });

  it("does not play where reduced motion is preferred, and offers no pause then", async () => {
    render(brands());
    await settled();
    expect(play).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Pause" })).not.toBeInTheDocument();
    expect(screen.getByText("1 of 2")).toBeVisible();
  });

  it("stays paused after the pointer leaves, until Play is pressed (R-098)", async () => {
    welcomeMotion();
    render(brands());
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(stop).toHaveBeenCalled();
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    fireEvent.pointerLeave(screen.getByRole("region", { name: "Brands" }));
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  it("stops while the focus is in it", async () => {
    welcomeMotion();
    render(brands());
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    act(() => screen.getByRole("link", { name: "Kaveri Ispat" }).focus());
    expect(stop).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole("link", { name: "Kaveri Ispat" }).blur());
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("does not play with a single stop", async () => {
    stops = 1;
    welcomeMotion();
    render(brands());
    await settled();
    expect(play).not.toHaveBeenCalled();
  });
});
