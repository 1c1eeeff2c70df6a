// One script for both workers, for Python's loader is large.
import { serveTables, THINKER } from "./tables";
import { serveThoughts } from "./thinker";

(self.name === THINKER ? serveThoughts : serveTables)();
