import { eq, sql } from 'drizzle-orm';
import { type Changes, announceChange } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import { withTransaction } from '../database/transaction.ts';
import { type Clock, systemClock } from './clock.ts';
import { sandboxClock } from './tables.ts';

/** A clock that runs with the real one, ahead by an offset that survives restarts. Sandbox mode only. */
export type SandboxClock = Clock & {
  /** Moves forward to `to`; refuses an earlier instant, because effects of the elapsed time cannot be undone. */
  moveTo(to: Date): Promise<Date>;
};

export async function openSandboxClock(db: Db, changes: Changes, base: Clock = systemClock): Promise<SandboxClock> {
  const readOffset = async () => {
    const [row] = await db.select().from(sandboxClock).where(eq(sandboxClock.id, 1));
    return row?.offsetMilliseconds ?? 0;
  };
  let offset = await readOffset();
  const now = () => new Date(base.now().getTime() + offset);
  changes.on('clock', async () => {
    offset = Math.max(offset, await readOffset());
  });
  return {
    now,
    async moveTo(to) {
      const wanted = to.getTime() - base.now().getTime();
      if (wanted < offset) return now();
      await withTransaction(db, async (tx) => {
        const isFurther = sql`greatest(${sandboxClock.offsetMilliseconds}, ${wanted})`;
        await tx
          .insert(sandboxClock)
          .values({ id: 1, offsetMilliseconds: wanted })
          .onConflictDoUpdate({ target: sandboxClock.id, set: { offsetMilliseconds: isFurther } });
        await announceChange(tx, 'clock');
      });
      offset = Math.max(offset, wanted);
      return now();
    },
  };
}
