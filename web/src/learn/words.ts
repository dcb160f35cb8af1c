// The sentences of the lessons' pages come with them, not with the first page.
import { addWords } from "../lib/words";
import english from "../words/learn.ftl?raw";

addWords(english);
