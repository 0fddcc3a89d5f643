import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Clock, systemClock } from './clock.ts';
import { sandboxClock } from './tables.ts';

/** A clock that runs with the real one, ahead by an offset that survives restarts. Sandbox mode only. */
export type SandboxClock = Clock & {
  /** Moves forward to `to`; an earlier instant is refused, because time that was acted upon cannot be taken back. */
  moveTo(to: Date): Promise<Date>;
};

export async function openSandboxClock(db: Db, base: Clock = systemClock): Promise<SandboxClock> {
  const [row] = await db.select().from(sandboxClock).where(eq(sandboxClock.id, 1));
  let offset = row?.offsetMilliseconds ?? 0;
  const now = () => new Date(base.now().getTime() + offset);
  return {
    now,
    async moveTo(to) {
      const wanted = to.getTime() - base.now().getTime();
      if (wanted < offset) return now();
      await db
        .insert(sandboxClock)
        .values({ id: 1, offsetMilliseconds: wanted })
        .onConflictDoUpdate({ target: sandboxClock.id, set: { offsetMilliseconds: wanted } });
      offset = wanted;
      return now();
    },
  };
}
