/**
 * What tests of several machines need: a Redis server (ORGANON_TEST_REDIS_URL, or the one on this machine's usual port; tests
 * are skipped with the reason where there is none, unless CI=true), and stores whose schemas are gone afterwards.
 */
import { connect } from "node:net";
import { Redis } from "ioredis";
import { askServer, dropStore, schemaOf } from "../postgres/postgres-server.ts";

export const redisUrl = process.env["ORGANON_TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

/** Why there is no Redis server; undefined where there is one. */
export const noRedis = await new Promise<string | undefined>((resolve) => {
  const { hostname, port } = new URL(redisUrl);
  const socket = connect(Number(port || 6379), hostname);
  socket.setTimeout(5000, () => resolve("no Redis server: it does not answer"));
  socket.once("connect", () => {
    socket.end();
    resolve(undefined);
  });
  socket.once("error", (error) => resolve(`no Redis server: ${error.message}`));
});

/** Empties a queue on Redis, as somebody might who does not know better. */
export const emptyQueue = async (lane: string, queue: string): Promise<void> => {
  const redis = new Redis(queue);
  const keys = await redis.keys(`organon:${lane}:*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
};

/** Takes a store and its queue away. */
export const dropFleet = async (store: string): Promise<void> => {
  await askServer(`DROP SCHEMA IF EXISTS ${schemaOf(store)}_queue CASCADE`);
  await dropStore(store);
};
