import { useSyncExternalStore } from 'react';
import { getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { promoCodeMachine } from '../../../machines/promo-code/index.ts';
import { promoCode } from './promo-code.ts';

type PromoCodeSnapshot = SnapshotFrom<typeof promoCodeMachine>;

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
