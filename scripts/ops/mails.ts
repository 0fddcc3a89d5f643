import type { App } from '../../server/app.ts';

/** What was refused three times or more, or one of them tried anew. Prints neither whom a mail is for nor what it says. */
export async function mails({ context: { mail } }: App, [act, id]: readonly string[]): Promise<void> {
  if (act === 'again' && id) {
    const isDue = await mail.sendAgain(id);
    console.log(isDue ? `${id} is sent with the next flush.` : `Nothing of ${id} is left to send.`);
    process.exitCode = isDue ? 0 : 1;
    return;
  }
  const stuck = await mail.listStuck();
  for (const { id: of, kind, status, attempts, createdAt, lastError } of stuck) {
    console.log([of, createdAt.toISOString(), kind, status, `${attempts} attempts`, lastError].join('  '));
  }
  console.log(`${stuck.length} stuck`);
}
