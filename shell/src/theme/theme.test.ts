import { applyTheme, chooseTheme, readTheme, watchTheme } from "./theme";

describe("the theme", () => {
  it("follows the device until a theme is chosen", () => {
    applyTheme();

    expect(document.documentElement).toHaveAttribute("data-theme", "system");
  });

  it("is remembered and applied at once in every tab", () => {
    const handleChange = jest.fn();
    const stop = watchTheme(handleChange);
    chooseTheme("dark");
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    expect(readTheme()).toBe("dark");

    localStorage.setItem("mandi-theme", "light"); // Another tab.
    window.dispatchEvent(new StorageEvent("storage"));
    expect(document.documentElement).toHaveAttribute("data-theme", "light");
    expect(handleChange).toHaveBeenCalledTimes(2);
    stop();
  });

  it("ignores an invalid remembered value", () => {
    localStorage.setItem("mandi-theme", "neon");

    expect(readTheme()).toBe("system");
  });
});
