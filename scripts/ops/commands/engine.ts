import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused, shopUrl } from '../client.ts';
import { day, type Given, idOf, type Noun, print, reportDryRun, writing } from '../command.ts';

type Engine = components['schemas']['Engine'];
type Orphan = components['schemas']['Stray'];
type Step = Engine['steps'][number]['step'];

const orphanRows = (orphans: readonly Orphan[]) =>
  orphans.map(({ code, _subscription, cycle }) => ({ what: code, subscription: _subscription, cycle }));

function show({ steps, strays, now }: Engine): void {
  print(
    steps.map(({ step, due, oldest, held: hold }) => ({
      step,
      due,
      since: oldest && day(oldest),
      held: hold && `${hold.reason} (${hold.by}, ${day(hold.at)})`,
    })),
    steps,
    {},
  );
  console.log('');
  print(orphanRows(strays), strays, {});
  console.error(`${day(now)}: ${strays.length} do not agree`);
}

async function switchStep(isOnHold: boolean, { shop, ids, options }: Given): Promise<void> {
  // The shop itself refuses an unknown step.
  const params = { path: { step: idOf(ids, 'step') as Step }, header: newKey() };
  const done = await ask(
    shop.POST('/engine/steps/{step}', { params, body: { isHeld: isOnHold, ...writing(options) } }),
  );
  if (options.json) print([], done.engine, options);
  else show(done.engine);
  reportDryRun(done);
}

export const engine: Noun = {
  status: {
    words: '[--json]: what waits for each step, what is held, what does not agree',
    async run({ shop, options }) {
      const found = await ask(shop.GET('/engine'));
      if (options.json) print([], found, options);
      else show(found);
    },
  },
  hold: {
    words: 'announce | lock | charge | … --reason WHY [--dry-run]: nothing of it is done until it is released',
    run: (given) => switchStep(true, given),
  },
  release: { words: 'STEP --reason WHY [--dry-run]: it goes on', run: (given) => switchStep(false, given) },
  reconcile: {
    words: '--reason WHY [--dry-run] [--json]: takes up what was left alone, as it does itself every five minutes',
    async run({ shop, options }) {
      const params = { header: newKey() };
      const done = await ask(shop.POST('/engine/reconcile', { params, body: writing(options) }));
      print(orphanRows(done.strays), done, options);
      console.error(`${done.healed} taken up, ${done.strays.length} do not agree`);
      reportDryRun(done);
    },
  },
};

/** The clock of a sandbox, which has no key: production has no such address. */
async function askClock(move?: { days: number } | { to: string }): Promise<{ now: string; stops?: number }> {
  const url = `${shopUrl(process.env)}/sandbox/clock`;
  const request = move && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
  };
  const response = await fetch(url, request).catch(() => {
    throw new Refused(`There is no answer from ${url}.`);
  });
  if (response.status === 404) throw new Refused('Only the clock of a sandbox can be moved.');
  const answer = (await response.json()) as { now: string; stops?: number; message?: { en: string } };
  if (!response.ok) throw new Refused(answer.message?.en ?? response.statusText);
  return answer;
}

export const clock: Noun = {
  now: {
    words: '[--json]: what time it is in a sandbox',
    async run({ options }) {
      const answer = await askClock();
      print([{ now: answer.now }], answer, options);
    },
  },
  advance: {
    words:
      '--days 56 | --to 2026-05-09T06:00:00Z [--json]: moves a sandbox’s clock, stopping wherever something is due',
    async run({ options: { days, to, ...options } }) {
      const count = Number(days);
      if ((days === undefined) === (to === undefined) || (days !== undefined && !(count > 0)))
        throw new Refused('How far? --days 56, or --to 2026-05-09T06:00:00Z.');
      const answer = await askClock(to === undefined ? { days: count } : { to });
      print([{ now: answer.now, stops: answer.stops ?? 0 }], answer, options);
    },
  },
};
