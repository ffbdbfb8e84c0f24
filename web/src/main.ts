import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/tokens.css";
import "./ui/base.css";
import { apply } from "./ui/settings.svelte";

apply();
mount(App, { target: document.getElementById("app")! });
