// The sentences of the lessons' pages come with them, not with the first page.
import { need } from "../lib/spoken.svelte";

void need("learn");
