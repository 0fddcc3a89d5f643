import type { App } from '../../server/app.ts';
import { closeCall, listCalls } from '../../server/modules/call-requests/index.ts';
import { withTransaction } from '../../server/platform/database/transaction.ts';

/** Lists the customers who wait for a call, the most urgent first; `done ID` deletes a request after the call. */
export async function calls({ context: { db } }: App, [action, id]: readonly string[]): Promise<void> {
  if (action === 'done' && id) {
    const isGone = await withTransaction(db, (tx) => closeCall(tx, id));
    console.log(isGone ? `${id} is done and forgotten.` : `No call ${id} was asked for.`);
    process.exitCode = isGone ? 0 : 1;
    return;
  }
  const waiting = await listCalls(db);
  for (const { id: of, callBy, partOfDay, language, phoneDialCode, phoneNumber, topic, note } of waiting) {
    console.log([of, callBy, partOfDay ?? 'any time', language, phoneDialCode + phoneNumber, topic, note].join('  '));
  }
  console.log(`${waiting.length} waiting`);
}
