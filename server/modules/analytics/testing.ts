import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import type { Consents } from './events/analytics.repository.ts';
import { visitorEvents } from './events/analytics.tables.ts';

/** Reports a visitor's consents as a page does: a new choice in the visit `receiverId`, or a new visit without it. */
export async function startVisit(
  server: { call(...asked: Parameters<TestServer['call']>): Promise<{ body: unknown }> },
  consents: Consents,
  receiverId?: string,
): Promise<string> {
  const { body } = await server.call('POST', '/api/analytics_service/v1/web/track', {
    body: {
      url: 'https://mercan.example/',
      consentedAt: '2026-03-02T08:00:00.000Z',
      consents,
      ...(receiverId && { receiver_id: receiverId }),
    },
  });
  return (body as { data: { receiver_id: string } }).data.receiver_id;
}

export const allowed: Consents = { analytics: true, marketing: false };
export const refused: Consents = { analytics: false, marketing: false };

/** The stored events of a visit, the oldest first. */
export async function eventsOf(db: Db, visitorId: string) {
  const rows = await db
    .select()
    .from(visitorEvents)
    .where(eq(visitorEvents.visitorId, visitorId))
    .orderBy(asc(visitorEvents.createdAt), asc(visitorEvents.id));
  return rows.map(({ event, parameters }) => ({ event, parameters }));
}
