import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import type { PaymentEnd } from '../../services/shopping/purchase.service.ts';

/** What is told on every page of a payment that was left behind. */
export interface PaymentNews {
  /** `left`: by somebody who has signed out since, so that nobody here may ask how it stands. */
  about: PaymentEnd | 'open' | 'left';
  onFollow?: (event: MouseEvent) => void;
  /** It was read, and is closed. */
  onClose?: () => void;
}

let news: PaymentNews | null = null;
const followers = new Set<() => void>();

export function tellPayment(next: PaymentNews | null): void {
  news = next;
  for (const follow of followers) follow();
}

export const forgetPayment = () => tellPayment(null);

export function closePayment(): void {
  news?.onClose?.();
  forgetPayment();
}

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};

export const usePaymentNews = (): PaymentNews | null =>
  useSyncExternalStore(
    subscribe,
    () => news,
    () => null,
  );
