import { type CalendarDay, parseCalendarDay } from '../../../../domain/calendar/index.ts';
import type { Locale } from '../../../../domain/locale/index.ts';
import { sum, times, toDecimal, toKurus, ZERO_KURUS } from '../../../../domain/money/index.ts';
import { msg } from '#words';
import { giftNoteOf, type SubscriptionAction } from '../../../../domain/subscription/index.ts';
import { blockText } from '../../../../domain/text/index.ts';
import type { components, operations } from '../../../../openapi/types/subscriptions.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { findAccount } from '../../account/index.ts';
import { findAddress } from '../../addresses/index.ts';
import type { WithCatalogue } from '../../catalog/index.ts';
import { actionErrors } from './actions.errors.ts';
import { findUndo, findUndoable, itemOf, keysOfItems, loadPlan, toPlanCard } from '../plan/index.ts';
import { type ActionRequest, applyActions, findPlanned, performAction } from './actions.service.ts';
import { requestedLines, type RequestedItem, requestedItems, keepsLines } from './requested-lines.ts';
import { cancellationReasons, showDeliveries, SHOWN_DELIVERIES, withComing } from '../views/index.ts';

type Wire = components['schemas'];

type Actions = Pick<
  Service<operations>,
  | 'skipSubscription'
  | 'unskipSubscription'
  | 'changeNextOrderDate'
  | 'sendNextDeliveryTo'
  | 'renameSubscription'
  | 'addNextPurchaseExtras'
  | 'editSubscription'
  | 'cancelSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'undoSubscriptionAct'
  | 'previewSubscriptionAct'
>;

function dayIn(field: string, raw: string): CalendarDay {
  const day = parseCalendarDay(raw);
  if (day === null) throw errors.invalidField(field, 'format', msg`Böyle bir gün yok.`);
  return day;
}

type Given = { params: { id: string }; query: { version?: number; cycle?: number } };
const withCycle = ({ query }: Given) => (query.cycle === undefined ? {} : { cycle: query.cycle });

const noteOf = (gift: Wire['Gift'] | undefined): string | null => (gift ? giftNoteOf(gift.note) : null);

async function requireAddress(db: Executor, accountId: string, id: string): Promise<void> {
  if (!(await findAddress(db, accountId, id))) throw actionErrors.unknownAddress();
}

const one =
  (action: SubscriptionAction): ActionRequest['toActions'] =>
  () =>
    Promise.resolve([action]);

export function actionHandlers(context: AppContext<WithCatalogue>): Actions {
  const { ids, db, clock } = context;

  const perform = async (
    request: Given & Parameters<typeof signedIn>[0] & { language: Locale },
    rest: Omit<ActionRequest, 'accountId' | 'subscriptionId' | 'version'>,
  ) =>
    success(
      await performAction(
        context,
        {
          ...rest,
          accountId: signedIn(request).id,
          subscriptionId: request.params.id,
          version: request.query.version,
        },
        request.language,
      ),
    );

  const extrasOf =
    (asked: readonly RequestedItem[], given: Given): ActionRequest['toActions'] =>
    async ({ subscription }) => [
      { kind: 'setExtras', ...withCycle(given), lines: requestedLines(asked, { ids, subscription, scope: 'extra' }) },
    ];

  function editOf(
    asked: readonly RequestedItem[],
    body: Wire['EditRequest'],
    given: Given,
  ): ActionRequest['toActions'] {
    return async ({ loaded, subscription, tx }) => {
      const { _card, _deliveryAddress, _billingAddress, intervalDays } = body;
      const scope = body.action === 'EDIT_NEXT_ORDER' ? 'once' : 'always';
      const lines = 'price' in body ? requestedLines(asked, { ids, subscription, scope }) : undefined;
      const isElsewhere = _card !== undefined || _deliveryAddress !== undefined || _billingAddress !== undefined;
      const staysAsItIs = lines
        ? isElsewhere && scope === 'always' && keepsLines(subscription, lines, intervalDays)
        : (intervalDays ?? subscription.intervalDays) === subscription.intervalDays;
      const requested: SubscriptionAction[] = staysAsItIs
        ? []
        : [
            {
              kind: 'edit',
              ...withCycle(given),
              scope,
              ...(lines && { lines }),
              ...(intervalDays && { intervalDays }),
            },
          ];
      if (_card !== undefined) {
        const card = loaded.cards.find(({ id }) => id === _card);
        if (!card) throw actionErrors.unknownCard();
        requested.push({ kind: 'replaceCard', card: toPlanCard(card) });
      }
      const deliveryAddressId = _deliveryAddress ?? subscription.deliveryAddressId;
      // If both are one address, the billing address changes too.
      const hasOne = subscription.billingAddressId === subscription.deliveryAddressId;
      const billingAddressId = _billingAddress ?? (hasOne ? deliveryAddressId : subscription.billingAddressId);
      for (const id of [_deliveryAddress, _billingAddress])
        if (id !== undefined) await requireAddress(tx, loaded.account.id, id);
      if (_deliveryAddress !== undefined || _billingAddress !== undefined)
        requested.push({ kind: 'replaceAddress', deliveryAddressId, billingAddressId });
      // Refusals come before the price comparison: an unavailable item has no price.
      applyActions(loaded, requested, {
        subscriptionId: subscription.id,
        now: clock.now(),
        asked: { catalogItems: asked.map(({ key }) => key) },
      });
      const total = sum(
        asked.map(({ key, quantity }) =>
          times(loaded.catalogItems.get(itemOf(key))?.price.subscription ?? ZERO_KURUS, quantity),
        ),
      );
      if ('price' in body && total !== toKurus(body.price.grossOriginalAmount))
        throw actionErrors.miscalculation(total);
      return requested;
    };
  }

  return {
    skipSubscription: async (request) => {
      const { body } = request;
      const reason = body.skipReasons[0]?.reason;
      const about = { ...withCycle(request), ...(reason && { reason }) };
      return body.action === 'SKIP_TO_DATE'
        ? perform(request, {
            toActions: one({ kind: 'skipTo', ...about, day: dayIn('skipToDate', body.skipToDate) }),
            dayField: 'skipToDate',
          })
        : perform(request, { toActions: one({ kind: 'skip', ...about }), dayField: 'cycle' });
    },
    unskipSubscription: (request) => perform(request, { toActions: one({ kind: 'unskip', ...withCycle(request) }) }),
    changeNextOrderDate: (request) => {
      const day = dayIn('nextOrderDate', request.body.nextOrderDate);
      const toActions = one({ kind: 'changeDate', ...withCycle(request), day });
      return perform(request, { toActions, dayField: 'nextOrderDate' });
    },
    sendNextDeliveryTo: (request) => {
      const { _deliveryAddress: deliveryAddressId, gift } = request.body;
      const toActions: ActionRequest['toActions'] = async ({ tx, loaded }) => {
        await requireAddress(tx, loaded.account.id, deliveryAddressId);
        return [{ kind: 'sendTo', ...withCycle(request), deliveryAddressId, giftNote: noteOf(gift) }];
      };
      return perform(request, { toActions });
    },
    renameSubscription: (request) => perform(request, { toActions: one({ kind: 'rename', name: request.body.name }) }),
    addNextPurchaseExtras: (request) => {
      const asked = requestedItems(request.body);
      return perform(request, { catalogItems: asked.map(({ key }) => key), toActions: extrasOf(asked, request) });
    },
    editSubscription: (request) => {
      const asked = 'price' in request.body ? requestedItems(request.body) : [];
      return perform(request, {
        catalogItems: asked.map(({ key }) => key),
        toActions: editOf(asked, request.body, request),
      });
    },
    cancelSubscription: (request) => {
      const { _reason, note } = request.body;
      // NOT_FOUND for a subscription of another account comes first.
      const toActions: ActionRequest['toActions'] = async () => {
        const reason = cancellationReasons.find(({ _id }) => _id === _reason);
        if (_reason !== undefined && !reason)
          throw errors.invalidField('_reason', 'unknown', msg`Bu neden listede yok. Sayfayı yenileyip yeniden dene.`);
        if (reason?.needsNote && blockText(note ?? '') === '')
          throw errors.invalidField('note', 'required', msg`Birkaç kelimeyle yaz.`);
        return [{ kind: 'cancel' }];
      };
      return perform(request, { toActions, note: { reason: _reason ?? null, note: blockText(note ?? '') || null } });
    },
    pauseSubscription: (request) => {
      const { until } = request.body;
      const action = { kind: 'pause', until: until === null ? null : dayIn('until', until) } as const;
      return perform(request, { toActions: one(action), dayField: 'until' });
    },
    resumeSubscription: (request) => {
      const { nextOrderDate } = request.body;
      const day = nextOrderDate === undefined ? {} : { day: dayIn('nextOrderDate', nextOrderDate) };
      return perform(request, { toActions: one({ kind: 'resume', ...day }), dayField: 'nextOrderDate' });
    },
    undoSubscriptionAct: (request) =>
      perform(
        { ...request, query: request.query },
        {
          itemsBack: async (tx) =>
            keysOfItems(tx, (await findUndoable(tx, request.params.id))?.before.lines.map(({ item }) => item) ?? []),
          toActions: async ({ tx, loaded, subscription }) => {
            const undo = await findUndo(tx, loaded, subscription.id);
            if (!undo) throw actionErrors.nothingToUndo();
            return [undo.action];
          },
        },
      ),
    previewSubscriptionAct: async (request) => {
      const { act: requested } = request.body;
      const { id: accountId } = signedIn(request);
      const asked = 'products' in requested || 'packets' in requested ? requestedItems(requested) : [];
      const now = clock.now();
      const account = await findAccount(db, accountId);
      if (!account) throw errors.unauthorized();
      const catalogItems = asked.map(({ key }) => key);
      const loaded = await loadPlan(db, account, { now, more: catalogItems });
      const subscription = findPlanned(loaded.plan, request.params.id);
      if (requested.kind === 'sendTo') await requireAddress(db, accountId, requested._deliveryAddress);
      const plan = applyActions(loaded, [toAction(requested, asked)], {
        subscriptionId: subscription.id,
        now,
        asked: {
          dayField: requested.kind === 'pause' ? 'act.until' : requested.kind === 'skip' ? 'act.cycle' : 'act.day',
          catalogItems: requested.kind === 'orderNow' ? loaded.rows.get(subscription.id)!.lines : catalogItems,
        },
      });
      const own = ({ _subscription }: Wire['Delivery']) => _subscription === subscription.id;
      const ordered =
        requested.kind === 'orderNow'
          ? findPlanned(plan, subscription.id).cycles.findLast(({ state }) => state === 'ORDERED')
          : undefined;
      return success({
        version: loaded.rows.get(subscription.id)!.subscription.version,
        before: showDeliveries(loaded, { count: SHOWN_DELIVERIES, now }).filter(own),
        after: showDeliveries(loaded, {
          plan: ordered ? withComing(plan, ordered) : plan,
          count: SHOWN_DELIVERIES,
          now,
        }).filter(own),
        differenceNow: toDecimal(ordered?.frozen?.price.chargedAmount ?? ZERO_KURUS),
      });

      function toAction(wire: Wire['SubscriptionAct'], of: readonly RequestedItem[]): SubscriptionAction {
        const cycle = 'cycle' in wire ? { cycle: wire.cycle } : {};
        switch (wire.kind) {
          case 'skipTo':
          case 'changeDate':
            return { kind: wire.kind, ...cycle, day: dayIn('act.day', wire.day) };
          case 'setExtras':
            return { kind: 'setExtras', ...cycle, lines: requestedLines(of, { ids, subscription, scope: 'extra' }) };
          case 'sendTo':
            return { kind: 'sendTo', ...cycle, deliveryAddressId: wire._deliveryAddress, giftNote: noteOf(wire.gift) };
          case 'edit': {
            const scope = wire.action === 'EDIT_NEXT_ORDER' ? 'once' : 'always';
            const areGiven = wire.products !== undefined || wire.packets !== undefined;
            if (!areGiven && wire.intervalDays === undefined)
              throw errors.invalidField('act.products', 'required', msg`Bu alan gerekli.`);
            return {
              kind: 'edit',
              ...cycle,
              scope,
              ...(areGiven && { lines: requestedLines(of, { ids, subscription, scope }) }),
              ...(wire.intervalDays && { intervalDays: wire.intervalDays }),
            };
          }
          case 'pause':
            return { kind: 'pause', until: wire.until ? dayIn('act.until', wire.until) : null };
          case 'resume':
            return { kind: 'resume', ...(wire.day && { day: dayIn('act.day', wire.day) }) };
          case 'cancel':
            return { kind: 'cancel' };
          case 'skip':
          case 'unskip':
          case 'orderNow':
            return { kind: wire.kind, ...cycle };
          default:
            return wire satisfies never;
        }
      }
    },
  };
}
