import { withoutToken } from '../../domain/token/index.ts';
import { beginVisit } from '../services/analytics/index.ts';
import type { Api } from '../services/http/index.ts';
import { chosen, hasOtherChoice, keepVisit, readVisit } from './visit-record.ts';

async function tell(api: Api, id: string | null): Promise<string> {
  const consents = chosen();
  const begun = await beginVisit(api, {
    id,
    url: withoutToken(location.href),
    referrer: withoutToken(document.referrer),
    consents,
  });
  keepVisit({ id: begun, ...consents });
  return begun;
}

/** Tells the server what its visitor allows now, where it knows otherwise: what was taken back holds there too. */
export async function tellChoice(api: Api): Promise<void> {
  const visit = readVisit();
  if (visit && hasOtherChoice(visit)) await tell(api, visit.id).catch(() => undefined);
}

const visits = new WeakMap<Api, ReturnType<typeof createVisit>>();

/** All that is measured in a page belongs to one visit. */
export function visitOf(api: Api) {
  const visit = visits.get(api) ?? createVisit(api);
  visits.set(api, visit);
  return visit;
}

/** One id for as long as this tab is open, asked for when first needed. What cannot be sent is lost, and nobody hears of it. */
function createVisit(api: Api) {
  let id: Promise<string> | null = null;
  const begin = async (): Promise<string> => {
    const known = readVisit();
    return known && !hasOtherChoice(known) ? known.id : tell(api, known?.id ?? null);
  };
  return async (send: (id: string) => Promise<void>): Promise<void> => {
    try {
      id ??= begin();
      await send(await id);
    } catch {
      id = null;
    }
  };
}
