/** Three questions about modus tollens, with their keys. */
import { generate } from "organon";

for (const { text, key } of generate({ skills: ["modus tollens"], seed: 3, limit: 3 }))
  console.log(`${text}\n${key.join(", ")}\n`);
