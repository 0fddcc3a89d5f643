import { fill, msg } from '#words';
import type { Localized } from '../../../../domain/locale/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import {
  type AccountPlan,
  deliveryWindow,
  type PlanCycle,
  projectDeliveries,
} from '../../../../domain/subscription/index.ts';
import { chargedOf } from './delivery-orders.ts';
import {
  dayWords,
  deliveryWords,
  findCycle,
  findStoredCycle,
  lira,
  type LoadedPlan,
  type StoredCycle,
} from '../plan/index.ts';

/** The card amount that is announced with a cycle now, or was announced before; null if it was not announced. */
export function announcedChargeOf(
  after: AccountPlan,
  about: { subscriptionId: string; cycle: PlanCycle; known: StoredCycle | undefined; now: Date },
): number | null {
  const { subscriptionId, cycle, known, now } = about;
  if (cycle.announced === null) return null;
  if (cycle.announced.at === known?.announcedAt?.getTime()) return known.announcedChargedKurus;
  const coming = projectDeliveries(after, { now: now.getTime(), count: 2 });
  const delivery = coming.find((one) => one.subscriptionId === subscriptionId && one.cycle === cycle.cycle);
  return delivery?.price.chargedAmount ?? null;
}

type About = { subscriptionId: string; cycle: PlanCycle };

const announcedBefore = (loaded: LoadedPlan, { subscriptionId, cycle }: About): number | null =>
  findStoredCycle(loaded, { subscriptionId, cycle: cycle.cycle })?.announcedChargedKurus ?? null;

/** Whether a delivery was locked at a higher charge than was announced. `cycle`: as it is locked. */
export function isDearer(loaded: LoadedPlan, about: About): boolean {
  const announced = announcedBefore(loaded, about);
  return announced !== null && chargedOf(about.cycle) > announced;
}

/** Mail text for a higher charge (balance spent, code ended): the new amount, and that it can be cancelled. */
export function dearerWords(
  loaded: LoadedPlan,
  { after, subscriptionId, cycle }: About & { after: AccountPlan },
): Localized[] {
  const locked = findCycle(after, { subscriptionId, cycle: cycle.cycle });
  const amounts = {
    name: deliveryWords(deliveryWindow(cycle.orderDay, new Set(after.holidays))),
    day: dayWords(cycle.orderDay),
    announced: lira(kurus(announcedBefore(loaded, { subscriptionId, cycle }) ?? 0)),
    amount: lira(chargedOf(locked ?? cycle)),
  };
  const hasCard = after.subscriptions.some(({ id, card }) => id === subscriptionId && card !== null);
  if (!hasCard)
    return [
      fill(
        msg`{name} kutun için sana {announced} yazmıştık. Bakiyen ya da kodun bu arada kullanıldı: {day} günü {amount} tutarını hesabından sen ödersin, kutun sonra yola çıkar.`,
        amounts,
      ),
      msg`Şimdiye kadar para alınmadı. İstemezsen hesabına girip bu kutudan vazgeçebilirsin; o zaman hiçbir şey ödemezsin.`,
    ];
  return [
    fill(
      msg`{name} kutun için sana {announced} yazmıştık. Bakiyen ya da kodun bu arada kullanıldı: {day} sabahı saat 9’da kartından {amount} çekilecek.`,
      amounts,
    ),
    msg`Şimdiye kadar para çekilmedi. İstemezsen o saate kadar hesabına girip bu kutudan vazgeçebilirsin; o zaman hiç çekilmez.`,
  ];
}
