import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { has } from "../ui/i18n";
import Face from "./Face.svelte";
import FacePicker from "./FacePicker.svelte";
import Reaction from "./Reaction.svelte";
import { FACE_IDS, MONOGRAMS, THING_IDS } from "./ids";

afterEach(cleanup);

const radios = () => screen.getAllByRole<HTMLInputElement>("radio");

describe("the picker", () => {
  test("is one group of radio buttons, each with words of its own", () => {
    render(FacePicker, { value: "f07", name: "Meera", onchoose: () => {} });
    expect(screen.getByRole("radiogroup").getAttribute("aria-label")).toBe("Choose a face");
    expect(radios()).toHaveLength(FACE_IDS.length + MONOGRAMS.length);
    expect(new Set(radios().map((one) => one.name)).size).toBe(1); // so that arrow keys go through all of them
    const labels = radios().map((one) => one.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels[6]).toBe("bald, white moustache, round glasses");
    expect(labels.at(-1)).toContain("M");
  });

  test("marks what is chosen, and tells what is chosen next", async () => {
    const onchoose = vi.fn();
    render(FacePicker, { value: "f07", name: "Meera", onchoose });
    expect(
      radios()
        .filter((one) => one.checked)
        .map((one) => one.value),
    ).toEqual(["f07"]);
    await fireEvent.click(radios()[11]!);
    await fireEvent.click(radios()[FACE_IDS.length + 3]!);
    expect(onchoose.mock.calls).toEqual([["f12"], ["m3:M"]]);
  });

  test("draws everybody when the drawings are there", async () => {
    const { container } = render(FacePicker, { value: "", onchoose: () => {} });
    await waitFor(() => expect(container.querySelectorAll("svg")).toHaveLength(FACE_IDS.length + MONOGRAMS.length));
    const clips = [...container.querySelectorAll("clipPath")].map((one) => one.id);
    expect(new Set(clips).size).toBe(clips.length);
  });
});

describe("a face", () => {
  test("is a picture with a name, or decoration without one", async () => {
    render(Face, { id: "kettle", label: "Oskar, a kettle", mood: "shock", size: 96 });
    const picture = screen.getByRole("img", { name: "Oskar, a kettle" });
    await waitFor(() => expect(picture.querySelector("svg")).not.toBeNull());
    expect(picture.style.getPropertyValue("--size")).toBe("96px");
    cleanup();
    const { container } = render(Face, { id: "f01" });
    expect(container.querySelector("span")!.getAttribute("aria-hidden")).toBe("true");
  });

  test("of a reaction likewise", async () => {
    render(Reaction, { code: "donkey", label: "Donkey" });
    await waitFor(() => expect(screen.getByRole("img", { name: "Donkey" }).querySelector("svg")).not.toBeNull());
  });
});

test("every face has a description, every thing a name and its lines", () => {
  const ids = [
    ...FACE_IDS.map((id) => `face-${id}`),
    ...THING_IDS.flatMap((id) => ["", "-hello", "-good", "-lost"].map((line) => `thing-${id}${line}`)),
  ];
  expect(ids.filter((id) => !has(id))).toEqual([]);
});
