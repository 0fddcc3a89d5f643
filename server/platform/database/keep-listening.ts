import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

export type Listener = { received: (payload: string) => void; missed: () => void };

/** Milliseconds between two tries to reconnect. */
const pause = 1000;

/**
 * Keeps one connection of `open` listening on `channel`, and replaces it when it drops. Resolves when the first
 * one listens or has failed to connect; answers the function that ends it.
 */
export async function keepListening(
  open: () => Client,
  channel: string,
  { received, missed }: Listener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current: Client | null = null;

  /** Resolves with true once it listens; `lost` is called when it no longer does. */
  async function connect(lost: () => void): Promise<boolean> {
    const client = open();
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => received(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      current = client;
      return true;
    } catch {
      // Not awaited: the driver would wait for an end that may be over already.
      void client.end().catch(() => undefined);
      return false;
    }
  }

  async function keep(first: () => void): Promise<void> {
    let isFirst = true;
    while (!stopping.signal.aborted) {
      const { promise: gone, resolve: lost } = Promise.withResolvers<void>();
      stopping.signal.addEventListener('abort', () => lost(), { once: true });
      const isHearing = await connect(lost);
      if (isHearing && !isFirst) missed();
      isFirst = false;
      first();
      if (isHearing) await gone;
      await delay(pause, null, { signal: stopping.signal }).catch(() => null);
    }
  }

  const { promise: ready, resolve: first } = Promise.withResolvers<void>();
  const kept = keep(first);
  await ready;
  return async () => {
    stopping.abort();
    void current?.end().catch(() => undefined);
    await kept;
  };
}
