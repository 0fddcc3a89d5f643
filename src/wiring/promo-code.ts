import { useSyncExternalStore } from 'react';
import { createActor, getInitialSnapshot, type SnapshotFrom, waitFor } from 'xstate';
import { unavailable } from '../../domain/failure/index.ts';
import type { CalculatedPromo, PromoError } from '../../domain/promo/index.ts';
import { connectPromoCode, type PromoCodeServices, promoCodeMachine } from '../../machines/promo-code/index.ts';
import { cart, type CartSnapshot } from '../alive/index.ts';
import type { Api } from '../services/http/index.ts';
import { findDefaultCode } from '../services/promo-codes/index.ts';
import { measureFlow } from './measuring.ts';

export type PromoCodeSnapshot = SnapshotFrom<typeof promoCodeMachine>;

type Ports = Pick<PromoCodeServices, 'reportRefusal' | 'forgetLink'> & { api: Api };

let ports: Partial<Ports> = {};

/** What the flow asks beyond the cart. Without a port nothing is looked up, reported or taken out of the address. */
export function attachPromoCodePorts(attached: Partial<Ports>): void {
  ports = { ...ports, ...attached };
}

/** Puts the code into the cart; the cart's next price says whether it counts. An empty cart has none: the code waits in it. */
async function applyCode({ code }: { code: string }): Promise<CalculatedPromo | null> {
  cart.send({ type: 'promoCode.set', code });
  if (isCartEmpty()) return { status: 'ACCEPTED', code, error: null };
  const priced = await waitFor(cart, (snapshot) => snapshot.hasTag('priced') || snapshot.hasTag('retryable'));
  if (!priced.hasTag('priced')) throw priced.context.failure ?? unavailable();
  return priced.context.calculation?.promo ?? null;
}

/** The one code of a page. The cart holds what is in effect; this flow follows it. It starts when first loaded in a browser. */
export const promoCode = createActor(
  connectPromoCode({
    applyCode: (request) => applyCode(request),
    findDefaultCode: (_, signal) => (ports.api ? findDefaultCode(ports.api, signal) : Promise.resolve(null)),
    clearCode: () => cart.send({ type: 'promoCode.clear' }),
    refuseCode: (error) => cart.send({ type: 'promoCode.refuse', error }),
    reportRefusal: (error) => ports.reportRefusal?.(error),
    forgetLink: () => ports.forgetLink?.(),
  }),
  { input: { inEffect: null } },
);

/** What became of a link's code: it counts, it waits for something to count on, or why it does not. */
export type PromoLinkAnswer = 'accepted' | 'waiting' | PromoError;

/** Decides on the code of a link. Null when there was nothing to decide. */
export async function openPromoLink(code: string): Promise<PromoLinkAnswer | null> {
  promoCode.send({ type: 'link.opened', code });
  const { context, value } = await waitFor(promoCode, (snapshot) => !snapshot.hasTag('busy'));
  if (value === 'accepted') return isCartEmpty() ? 'waiting' : 'accepted';
  return context.error;
}

const isCartEmpty = () => cart.getSnapshot().context.cart.items.length === 0;

const stateOf = (snapshot: CartSnapshot) => (snapshot.hasTag('known') ? snapshot.context.cart.promoCode : null);

function start(): void {
  promoCode.start();
  measureFlow(promoCode);
  let followed: ReturnType<typeof stateOf> = null;
  const follow = (snapshot: CartSnapshot) => {
    const state = stateOf(snapshot);
    if (state === null || (state.code === followed?.code && state.error === followed.error)) return;
    followed = state;
    promoCode.send({ type: 'cart.changed', promoCode: state });
  };
  cart.subscribe(follow);
  follow(cart.getSnapshot());
}

if (typeof document !== 'undefined') start();

const serverSnapshot: PromoCodeSnapshot = getInitialSnapshot(promoCodeMachine, { inEffect: null });

const subscribe = (follow: () => void) => {
  const subscription = promoCode.subscribe(follow);
  return () => subscription.unsubscribe();
};

export const usePromoCode = (): PromoCodeSnapshot =>
  useSyncExternalStore(
    subscribe,
    () => promoCode.getSnapshot(),
    () => serverSnapshot,
  );
