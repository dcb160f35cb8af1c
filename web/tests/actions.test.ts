import { describe, expect, it } from "vitest";
import type { Event, Plain } from "../src/lib/protocol";
import { actionsOf, diceOf, follows } from "../src/match/actions";

let n = 0;
const event = (kind: string, ply: number, args: Record<string, Plain> = {}, dice: number[] | null = null): Event => ({
  n: n++, ply, kind, rule: "1", message: { id: `event-${kind}`, args }, dice, subjects: Object.values(args).filter((a): a is string => typeof a === "string"),
});

describe("the log by actions", () => {
  it("takes what one answer brought about as one thing: a roll is an entry of the journal, a gap is an answer", () => {
    const found = actionsOf([
      event("attack", 10, { side: "rep" }),
      event("roll", 11, { seat: "rep", roll: { id: "roll-combat", args: {} } }, [6]),
      event("result", 11),
      event("moved", 12, { unit: "a" }),
      event("roll", 14, { seat: "nat" }, [1]),
      event("check", 14),
    ]);
    expect(found.map((a) => a.events.length)).toEqual([3, 1, 2]);
    expect(found.map((a) => a.head.kind)).toEqual(["result", "moved", "check"]);
    expect(found.map((a) => a.kind)).toEqual(["dice", "move", "dice"]);
    expect(found[0]!.seat).toBe("rep");
  });

  it("keeps headings by themselves", () => {
    const found = actionsOf([event("turn", 5), event("order", 5), event("moved", 6, { unit: "a" })]);
    expect(found.map((a) => a.heading)).toEqual([true, false, false]);
  });

  it("leaves a heading its own words where it is the last event of a fight", () => {
    const fought = [event("roll", 1, {}, [3]), event("weather", 1), event("phase", 1)].map((e) => ({ ...e, battle: "b1" }));
    const verdict = { id: "event-weather", args: {} };
    const found = actionsOf([...fought.slice(0, 2), { ...fought[2]!, verdict }]);
    expect(found.map((a) => [a.heading, a.head.message.id])).toEqual([[false, "event-weather"], [true, "event-phase"]]);
  });

  it("takes a unit that moves on and on as one action, told by its last step", () => {
    const found = actionsOf([event("moved", 1, { unit: "a", to: "x" }), event("moved", 2, { unit: "a", to: "y" }), event("moved", 3, { unit: "b", to: "z" })]);
    expect(found.map((a) => a.head.message.args.to)).toEqual(["y", "z"]);
    expect(found[0]!.detail).toHaveLength(1);
  });

  it("tells a march from its start to its goal, with what was taken on the way", () => {
    const [march, other] = actionsOf([
      event("moved", 1, { unit: "a", start: "x", place: "y" }),
      event("captured", 1, { side: "nat", place: "y" }),
      event("moved", 2, { unit: "a", start: "y", place: "z" }),
      event("moved", 4, { unit: "b", start: "x", place: "y" }),
    ]);
    expect(march!.head.message.args).toMatchObject({ unit: "a", start: "x", place: "z" });
    expect(march!.detail.map((e) => e.kind)).toEqual(["moved", "captured", "moved"]);
    expect(other!.head.message.args).toMatchObject({ unit: "b", start: "x", place: "y" });
  });

  it("does not tell a march out and back as one from a place to itself", () => {
    const [march] = actionsOf([event("moved", 1, { unit: "a", start: "x", place: "y" }), event("moved", 2, { unit: "a", start: "y", place: "x" })]);
    expect(march!.head.message).toEqual({ id: "story-returned", args: { pieces: ["a"], place: "x" } });
    expect(march!.events).toHaveLength(2);
    const hidden = { hidden: 1 };
    const [unseen] = actionsOf([event("moved", 1, { unit: hidden, start: "x", place: "y" }), event("moved", 2, { unit: hidden, start: "y", place: "x" })]);
    expect(unseen!.head.message.args).toMatchObject({ start: "y", place: "x" });
  });

  it("finds whose a line is by its piece where no side is named", () => {
    const [found] = actionsOf([event("moved", 1, { unit: "a" })], (id) => (id === "a" ? "nat" : ""));
    expect(found!.seat).toBe("nat");
  });

  it("gives dice their owner and purpose", () => {
    expect(diceOf(event("roll", 1, { seat: "rep", roll: { id: "roll-combat", args: {} } }, [4, 2]))).toEqual({ seat: "rep", purpose: { id: "roll-combat", args: {} }, values: [4, 2] });
    expect(diceOf(event("moved", 1))).toBeNull();
  });

  it("knows what only carries out a fight", () => {
    const [lost, moved] = actionsOf([event("step-lost", 3, { unit: "a" }), event("bought", 5)]);
    expect([follows(lost!), follows(moved!)]).toEqual([true, false]);
  });

  it("heads a battle with what it came to, not with the event after its last roll", () => {
    const verdict = { id: "verdict-combat", args: { winner: "rep" } };
    const fought = [event("attack", 1), event("roll", 2, {}, [1]), event("fire", 2), event("outcome", 2)].map((e) => ({ ...e, battle: "b1" }));
    const [action] = actionsOf([...fought.slice(0, -1), { ...fought.at(-1)!, verdict }]);
    expect(action!.head.message).toEqual(verdict);
    expect(action!.detail.map((e) => e.kind)).toEqual(["attack", "roll", "fire", "outcome"]);
    // Answered on, the battle is summed up anew; the later line counts.
    const later = { id: "verdict-combat", args: { winner: "nat" } };
    const [further] = actionsOf([...fought.slice(0, -1), { ...fought.at(-1)!, verdict }, { ...event("lost", 5), battle: "b1", verdict: later }]);
    expect(further!.head.message).toEqual(later);
  });

  it("tells what a mere roll brought once, not as its own detail again", () => {
    const [roll, told] = [event("roll", 1, {}, [3]), event("weather", 1)].map((e) => ({ ...e, battle: "b1" }));
    const [action] = actionsOf([roll!, { ...told!, verdict: { ...told!.message } }]);
    expect(action!.detail.map((e) => e.kind)).toEqual(["roll"]);
  });

  it("gathers the events of a battle that the server numbers, over several answers", () => {
    const fought = (kind: string, ply: number): Event => ({ ...event(kind, ply), battle: "b1" }) as Event;
    const found = actionsOf([fought("attack", 1), fought("loss", 4), event("moved", 5, { unit: "a" })]);
    expect(found.map((a) => [a.battle, a.events.length])).toEqual([["b1", 2], ["", 1]]);
  });
});
