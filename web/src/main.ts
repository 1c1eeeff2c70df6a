import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

const target = document.getElementById("app");
if (target) {
  await settings.apply();
  mount(App, { target });
}
