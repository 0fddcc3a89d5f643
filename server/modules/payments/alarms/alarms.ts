import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { AlarmCode } from './alarm-codes.ts';
import { insertAlarm } from './alarms.repository.ts';

/**
 * Raises an alarm, once per code and subject: a row that `npm run ops` lists, and an error in the log. One that was
 * cleared is raised again only when its detail is another.
 */
export async function raiseAlarm(
  tx: Tx,
  { clock, ids, log }: Pick<AppContext, 'clock' | 'ids' | 'log'>,
  alarm: { code: AlarmCode; subject: string; detail: Record<string, unknown> },
): Promise<void> {
  const isRaised = await insertAlarm(tx, { ...alarm, id: ids.next(), raisedAt: clock.now() });
  const { code, subject, detail } = alarm;
  if (isRaised) log.error({ alarm: code, subject, ...detail }, 'a payment needs a person');
}
