import { addDays, dayOf, parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { kurus, toDecimal, toKurus } from '../../../../domain/money/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { operatorOf } from '../../../platform/ops-keys/ops-keys.ts';
import { type AnnouncedPrice, announcePrice, listAnnounced, type PricedProduct } from '../../catalog/index.ts';
import {
  findInconsistencies,
  type Inconsistency,
  readSteps,
  reconcileRenewals,
  switchStep,
} from '../../subscriptions/index.ts';
import { operationsErrors } from '../responses/index.ts';
import { nameOf, writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  'showEngine' | 'reconcileEngine' | 'switchEngineStep' | 'listPrices' | 'announcePrice'
>;

const lira = (amount: number): number => toDecimal(kurus(amount));

const toOrphan = ({ code, subscriptionId, cycle }: Inconsistency): Wire['Stray'] => ({
  code,
  _subscription: subscriptionId,
  cycle,
});

const toPrice = (product: PricedProduct, announced: readonly AnnouncedPrice[]): Wire['ShopPrice'] => ({
  _product: product.id,
  slug: product.slug,
  subscription: lira(product.subscriptionKurus),
  oneTimePurchase: lira(product.oneTimeKurus),
  announced: announced.map(({ from, subscriptionKurus, oneTimeKurus, announcedAt, mailedAt }) => ({
    from: dayOf(from.getTime()),
    subscription: lira(subscriptionKurus),
    oneTimePurchase: lira(oneTimeKurus),
    announcedAt: (announcedAt ?? from).toISOString(),
    toldAt: mailedAt?.toISOString() ?? null,
  })),
});

/** Handlers for the subscription engine, and for the prices that it charges. */
export function engineHandlers(context: AppContext): Handled {
  const { db, clock } = context;

  async function toEngine(executor: Executor): Promise<Wire['Engine']> {
    const now = clock.now();
    const steps = await readSteps(executor, now);
    return {
      now: now.toISOString(),
      steps: steps.map(({ step, due, oldest, hold }) => ({
        step,
        due,
        oldest: oldest?.toISOString() ?? null,
        held: hold && { reason: hold.reason, by: hold.setBy, at: hold.setAt.toISOString() },
      })),
      strays: (await findInconsistencies(executor)).map(toOrphan),
    };
  }

  return {
    showEngine: async () => success(await toEngine(db)),
    reconcileEngine: async (request) => {
      const done = await writeDown(context, written('reconcileEngine', request), async (tx) => {
        const healed = await reconcileRenewals(context, tx);
        const strays = (await findInconsistencies(tx)).map(toOrphan);
        const action = {
          act: 'engine.reconcile',
          entity: 'engine',
          before: null,
          after: { healed, strays: strays.length },
        };
        return { action, answer: { healed, strays }, about: null };
      });
      return success(done);
    },
    switchEngineStep: async (request) => {
      const { step } = request.params;
      const { isHeld: isOnHold, reason } = request.body;
      const done = await writeDown(context, written('switchEngineStep', request), async (tx) => {
        const setBy = nameOf(operatorOf(request));
        const before = await switchStep(tx, { step, isOnHold, reason, setBy, now: clock.now() });
        const action = {
          act: isOnHold ? 'engine.hold' : 'engine.release',
          entity: step,
          before: { isHeld: before !== null },
          after: { isHeld: isOnHold },
        };
        return { action, answer: { engine: await toEngine(tx) }, about: null };
      });
      return success(done);
    },
    listPrices: async () => {
      const all = await listAnnounced(db);
      return success(all.map(({ product, announced }) => toPrice(product, announced)));
    },
    announcePrice: async (request) => {
      const { subscription, oneTimePurchase } = request.body;
      const from = parseCalendarDay(request.body.from);
      const tomorrow = addDays(dayOf(clock.now().getTime()), 1);
      if (from === null || from < tomorrow) throw operationsErrors.tooSoon();
      const price = { subscription: toKurus(subscription), oneTimePurchase: toKurus(oneTimePurchase) };
      const done = await writeDown(context, written('announcePrice', request), async (tx) => {
        const changed = await announcePrice(tx, { product: request.params.id, price, from, now: clock.now() });
        if (!changed) throw errors.notFound();
        const { product } = changed;
        const all = await listAnnounced(tx);
        const announced = all.find((one) => one.product.id === product.id)?.announced ?? [];
        const before = { subscription: lira(product.subscriptionKurus), oneTimePurchase: lira(product.oneTimeKurus) };
        return {
          action: {
            act: 'price.announce',
            entity: product.id,
            before,
            after: { subscription, oneTimePurchase, from },
          },
          answer: { price: toPrice(product, announced) },
          about: null,
        };
      });
      return success(done);
    },
  };
}
