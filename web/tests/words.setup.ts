// The page speaks English in its tests, as it does for whoever wishes for nothing else.
import { ENGLISH, say } from "../src/lib/spoken.svelte";

await say(ENGLISH);
