import { closeSession } from "../session/session";
import { signInAs } from "../testing/fake-session";
import { createListStore } from "./list-store";

function countedList(answers: readonly (readonly string[] | Error)[]) {
  let asked = 0;
  const list = createListStore(async () => {
    const answer = answers[asked];
    asked += 1;
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error("not foreseen");
    return answer;
  });
  return { list, asked: () => asked };
}

describe("a list", () => {
  it("stores what it fetched and does not fetch again by itself (R-243, R-245)", async () => {
    const { list, asked } = countedList([["a"]]);

    await Promise.all([list.load(), list.load()]);
    await list.load();

    expect(list.store.getState()).toEqual({ data: ["a"], hasError: false, isLoading: false });
    expect(asked()).toBe(1);
  });

  it("keeps an error flag and does not refetch until someone presses Retry (R-243, R-244, R-388)", async () => {
    const { list, asked } = countedList([new Error("down"), ["a"]]);

    await list.load();
    await list.load();
    expect(list.store.getState()).toEqual({ data: null, hasError: true, isLoading: false });
    expect(asked()).toBe(1);

    await list.retry();
    expect(list.store.getState()).toEqual({ data: ["a"], hasError: false, isLoading: false });
  });

  it("is empty again when the session ends (R-030)", async () => {
    signInAs("customer");
    const { list } = countedList([["private"]]);
    await list.load();

    closeSession();

    expect(list.store.getState().data).toBeNull();
  });

  it("drops an answer that comes after it was reset", async () => {
    const { list } = countedList([["late"]]);
    const loading = list.load();

    list.reset();
    await loading;

    expect(list.store.getState().data).toBeNull();
  });
});
