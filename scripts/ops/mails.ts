// npm run ops -- mails: what was refused three times or more. npm run ops -- mails again ID: tries one anew.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

/** Prints neither whom a mail is for nor what it says. */
export async function mails([act, id]: readonly string[]): Promise<void> {
  const { readConfig } = await import('../../server/platform/config/config.ts');
  const { openDatabase } = await import('../../server/platform/database/database.ts');
  const { buildApp } = await import('../../server/app.ts');
  const config = readConfig(process.env);
  const database = await openDatabase(config.databaseUrl);
  const app = await buildApp({ config, database });
  const { mail } = app.context;
  if (act === 'again' && id) {
    const isDue = await mail.sendAgain(id);
    console.log(isDue ? `${id} is sent with the next flush.` : `Nothing of ${id} is left to send.`);
    process.exitCode = isDue ? 0 : 1;
  } else {
    const stuck = await mail.listStuck();
    for (const { id: of, kind, status, attempts, createdAt, lastError } of stuck) {
      console.log([of, createdAt.toISOString(), kind, status, `${attempts} attempts`, lastError].join('  '));
    }
    console.log(`${stuck.length} stuck`);
  }
  await app.close();
  await database.close();
}
