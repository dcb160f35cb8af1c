// The page speaks English in its tests, as it does for whoever wishes for nothing else, and all parts of it are here.
import { ENGLISH, need, say } from "../src/lib/spoken.svelte";

await say(ENGLISH);
await Promise.all([need("learn"), need("people"), need("lab")]);
