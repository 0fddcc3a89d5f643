import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../database/database.ts';

/**
 * Data that processes cache from the database. `stock`: exact stock of scarce products. `shelf`: availability only,
 * which is all that pages show; each process announces it to itself.
 */
const TOPICS = ['catalogue', 'stock', 'shelf', 'clock', 'questions'] as const;
export type Topic = (typeof TOPICS)[number];

const channel = 'mercan_changes';

/** `about`: ids of the changed entries; null when any may have changed. */
type React = (about: readonly string[] | null) => void | Promise<void>;

export type Changes = {
  /** Runs `react` whenever any process, this one included, has announced a change. */
  on(topic: Topic, react: React): void;
  /** Runs the reactions to `topic` in this process only. */
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
