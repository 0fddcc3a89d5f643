import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../database/database.ts';

/**
 * What processes keep in memory of the database. `stock`: how much is left of something scarce. `shelf`: whether there is
 * any, which is all that pages show of it; each process says so to itself.
 */
const TOPICS = ['catalogue', 'stock', 'shelf', 'clock', 'questions'] as const;
export type Topic = (typeof TOPICS)[number];

const channel = 'mercan_changes';

/** `about`: ids of what has changed; null where it may be anything. */
type React = (about: readonly string[] | null) => void | Promise<void>;

export type Changes = {
  /** Runs `react` whenever any process, this one included, has announced a change. */
  on(topic: Topic, react: React): void;
  /** As if `topic` had changed, in this process alone. */
  changeHere(topic: Topic, about?: readonly string[] | null): Promise<void>;
  stop(): Promise<void>;
};

/** Notifies every process, once the transaction has committed, that its cached data of `topic` is stale. */
export async function announceChange(tx: Executor, topic: Topic): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`);
}

/** Receives what `announceChange` sends, in any process. After a lost connection every topic counts as announced. */
export async function listenForChanges(database: Database, log: FastifyBaseLogger): Promise<Changes> {
  const reactions: { topic: Topic; react: React }[] = [];
  async function changeHere(topic: string, about: readonly string[] | null = null): Promise<void> {
    try {
      for (const { react } of reactions.filter((one) => one.topic === topic)) await react(about);
    } catch (error) {
      log.warn({ err: error, topic }, 'a change was not taken over');
    }
  }
  const stop = await database.listen(channel, {
    received: (topic) => void changeHere(topic),
    missed: () => TOPICS.forEach((topic) => void changeHere(topic)),
  });
  return { on: (topic, react) => void reactions.push({ topic, react }), changeHere, stop };
}
