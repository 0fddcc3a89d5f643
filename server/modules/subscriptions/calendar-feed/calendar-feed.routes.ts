import { msg } from '#words';
import { calendarFile, type DayEntry } from '../../../../domain/calendar/index.ts';
import { projectDeliveries } from '../../../../domain/subscription/index.ts';
import type { operations } from '../../../../openapi/types/subscriptions.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { hashOfSecret } from '../../../platform/ids/ids.ts';
import { findAccount } from '../../account/index.ts';
import { calendarFeedMail } from './calendar-feed.mails.ts';
import { deleteCalendarFeed, findCalendarFeed, saveCalendarFeed } from './calendar-feed.repository.ts';
import { loadPlan } from '../plan/index.ts';

/** Deliveries of each subscription that a calendar shows. */
const SHOWN = 6;

/** Others can see a phone's calendar: titles name neither the contents nor the shop. */
const words = {
  calendar: msg`Kutularım`,
  packed: msg`Kutu hazırlanıyor`,
  arrives: msg`Kutu gelebilir`,
};

type Feed = Pick<
  Service<operations>,
  'readCalendarFeed' | 'makeCalendarFeed' | 'withdrawCalendarFeed' | 'getCalendarFile'
>;

export function calendarFeedHandlers(context: AppContext): Feed {
  const { db, clock, ids, config } = context;

  async function entriesOf(accountId: string): Promise<{ name: string; entries: DayEntry[] } | null> {
    const account = await findAccount(db, accountId);
    if (!account) return null;
    const now = clock.now();
    const { plan, rows } = await loadPlan(db, account, { now });
    const [first] = rows.values();
    const language = first?.subscription.language ?? 'tr';
    const coming = projectDeliveries(plan, { now: now.getTime(), count: SHOWN });
    const entries = coming.flatMap(({ subscriptionId, cycle, state, orderDay, window }): DayEntry[] => {
      if (state === 'skipped') return [];
      const sequence = rows.get(subscriptionId)?.subscription.version ?? 0;
      const uid = (kind: string) => `${kind}-${cycle}-${subscriptionId}@deliveries`;
      return [
        { uid: uid('packed'), sequence, first: orderDay, last: orderDay, title: words.packed[language] },
        { uid: uid('arrives'), sequence, first: window.earliest, last: window.latest, title: words.arrives[language] },
      ];
    });
    return { name: words.calendar[language], entries };
  }

  return {
    readCalendarFeed: async (request) => {
      const { id } = signedIn(request);
      const feed = await findCalendarFeed(db, { accountId: id });
      return success({ madeAt: feed?.madeAt.toISOString() ?? null });
    },
    makeCalendarFeed: async (request) => {
      const { id: accountId } = signedIn(request);
      const account = await findAccount(db, accountId);
      if (!account) throw errors.unauthorized();
      const token = ids.secret();
      const made = { tokenHash: hashOfSecret(token), madeAt: clock.now() };
      await withTransaction(db, async (tx) => {
        await saveCalendarFeed(tx, { accountId, ...made });
        await context.mail.enqueue(tx, calendarFeedMail(account, config));
      });
      const base = config.apiBase.startsWith('http') ? config.apiBase : `${config.publicUrl}${config.apiBase}`;
      return success({ url: `${base}/public/calendar/${token}.ics`, madeAt: made.madeAt.toISOString() });
    },
    withdrawCalendarFeed: async (request) => {
      await deleteCalendarFeed(db, signedIn(request).id);
      return success({});
    },
    getCalendarFile: async (request, reply) => {
      const token = request.params.file.replace(/\.ics$/, '');
      const feed = await findCalendarFeed(db, { tokenHash: hashOfSecret(token) });
      const found = feed && (await entriesOf(feed.accountId));
      if (!found) throw errors.notFound();
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      reply.header('x-robots-tag', 'noindex');
      return reply.type('text/calendar; charset=utf-8').send(calendarFile(found.name, found.entries, clock.now()));
    },
  };
}
