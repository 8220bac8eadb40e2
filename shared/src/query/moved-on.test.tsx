import { act, renderHook } from "@testing-library/react";
import { heldQuery } from "../testing/held-query";
import { useQuery } from "./use-query";

describe("a refetch that is called after the page has moved on to another object", () => {
  it.each([false, true])("forgets the first object and fetches neither (kept: %s)", async (isKept) => {
    const { query, asked, answer } = heldQuery({ isKept });
    const { result, rerender } = renderHook(({ name }) => useQuery(query, [name]), { initialProps: { name: "a" } });
    await answer(0, "a as it was");
    const { refetch } = result.current;
    rerender({ name: "b" });
    await answer(1, "b");
    await act(refetch);
    expect(asked.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(result.current).toMatchObject({ data: "b" });

    rerender({ name: "a" });
    expect(result.current.kind).toBe("loading");
    await answer(2, "a as it is");
    expect(result.current).toMatchObject({ data: "a as it is" });
  });

  it("fetches the first object while another part of the page still shows it", async () => {
    const { query, asked, answer } = heldQuery();
    const { result, rerender } = renderHook(({ name }) => useQuery(query, [name]), { initialProps: { name: "a" } });
    const other = renderHook(() => useQuery(query, ["a"]));
    await answer(0, "a as it was");
    const { refetch } = result.current;
    rerender({ name: "b" });
    await answer(1, "b");
    await act(async () => void refetch());
    expect(asked.map(({ name }) => name)).toEqual(["a", "b", "a"]);
    await answer(2, "a as it is");
    expect(other.result.current).toMatchObject({ data: "a as it is" });
  });

  it("leaves no old values for the form that opens next", async () => {
    const { query, answer } = heldQuery();
    const first = renderHook(() => useQuery(query, ["a"]));
    await answer(0, "old");
    const { refetch } = first.result.current;
    first.unmount();
    await act(refetch);
    expect(renderHook(() => useQuery(query, ["a"])).result.current.kind).toBe("loading");
  });
});
