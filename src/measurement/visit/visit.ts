import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { withoutIds } from '../../../domain/token/index.ts';
import { beginVisit } from '../../services/analytics/index.ts';
import type { Api } from '../../services/http/index.ts';
import { consentedAt } from './consent.ts';
import { chosen, hasOtherChoice, keepVisit, noteBegun, readVisit, withdrawnVisits } from './visit-record.ts';

async function sendVisit(api: Api, id: string | null): Promise<string> {
  const consents = chosen();
  const begun = await beginVisit(api, {
    id,
    url: withoutIds(location.href),
    referrer: withoutIds(document.referrer),
    consents,
    consentedAt: consentedAt(),
  });
  keepVisit({ id: begun, ...consents });
  // The choices were changed while they were being sent.
  return hasOtherChoice(consents) ? sendVisit(api, begun) : begun;
}

/**
 * Sends the visitor's choices if the server has others: a withdrawal applies there too, for the visits of other
 * tabs as well. Rejects when the server cannot be reached; the next page tries again.
 */
export async function sendChoice(api: Api): Promise<void> {
  const visit = readVisit();
  if (visit && hasOtherChoice(visit)) await visitOf(api)(async () => {});
  for (const { id } of withdrawnVisits()) {
    if (id === visit?.id) continue;
    const consents = chosen();
    await beginVisit(api, { id, url: withoutIds(location.href), referrer: '', consents, consentedAt: consentedAt() });
    noteBegun({ ...consents, id });
  }
}

const visits = new WeakMap<Api, ReturnType<typeof createVisit>>();

/** The page's visit, to which all its measurements belong. */
export function visitOf(api: Api) {
  const visit = visits.get(api) ?? createVisit(api);
  visits.set(api, visit);
  return visit;
}

/**
 * One id for as long as this tab is open, asked for when first needed. A changed choice is sent before anything else is
 * sent: what is stored under an old one may be passed on. What cannot be sent is lost, without an error.
 */
function createVisit(api: Api) {
  let latest: { consents: ConsentChoices; id: Promise<string> } | null = null;
  const begin = async (before: typeof latest): Promise<string> => {
    await before?.id.catch(() => undefined);
    const known = readVisit();
    return known && !hasOtherChoice(known) ? known.id : sendVisit(api, known?.id ?? null);
  };
  return async (send: (id: string) => Promise<void>): Promise<void> => {
    try {
      if (!latest || hasOtherChoice(latest.consents)) latest = { consents: chosen(), id: begin(latest) };
      await send(await latest.id);
    } catch {
      latest = null;
    }
  };
}
