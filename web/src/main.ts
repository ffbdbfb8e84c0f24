import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/tokens.css";
import "./ui/materials.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { begin } from "./ui/language.svelte";
import { apply } from "./ui/settings.svelte";
import { moveLinks } from "./net/address";
import { lookInPocket } from "./net/here.svelte";
import { install } from "./ui/shell.svelte";

apply();
moveLinks();
void begin().then(() => {
  mount(App, { target: document.getElementById("app")! });
  void install();
  void lookInPocket();
});
