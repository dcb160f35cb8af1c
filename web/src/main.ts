import "@fontsource/league-gothic/latin-400.css";
import "@fontsource/ibm-plex-sans-condensed/latin-400.css";
import "@fontsource/ibm-plex-sans-condensed/latin-600.css";
import "@fontsource/source-serif-4/latin-400.css";
import "@fontsource/source-serif-4/latin-400-italic.css";
import "./letters.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/language";
import "./tokens.css";
import "./page.css";

// Without words the page would show the names of messages: it still would, where they cannot be fetched.
void speak().finally(() => mount(App, { target: document.getElementById("app")! }));
