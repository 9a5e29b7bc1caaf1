/** Loaded before the program: tells every connection and every name that is looked up, on stderr. */
import dns from "node:dns";
import net from "node:net";
import { writeSync } from "node:fs";

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const {
    host = "?",
    port = "?",
    path,
  } = typeof first === "object" && first !== null ? first : { port: first };
  writeSync(2, `socket ${path ?? `${host}:${port}`}\n`);
  return connect.apply(this, args);
};
const lookup = dns.lookup;
dns.lookup = function (name, ...rest) {
  if (!net.isIP(name)) writeSync(2, `socket name ${name}\n`);
  return lookup.call(this, name, ...rest);
};
