import type { CardBrand } from '../../domain/card/index.ts';
import { type ListEvent, listFlow, type Row } from '../families/list/index.ts';

/** A card in the bank's vault, as far as we know it. */
export interface CardRow extends Row {
  /** Empty when the customer gave none. */
  alias: string;
  bankName: string | null;
  brand: CardBrand;
  lastFourDigits: string;
  cardHolderName: string;
  /** `01` to `12`. */
  expireMonth: string;
  /** Four digits. */
  expireYear: string;
  isExpired: boolean;
  /** Whether a running subscription is paid with it. */
  isInUse: boolean;
  /** The subscriptions that are paid with it, as far as they could be read. */
  subscriptions: readonly { _id: string; name: string }[];
}

export const { machine: cardsMachine, connect: connectCards } = listFlow<CardRow>({ id: 'cards', deleting: 'confirm' });

export type CardsServices = Parameters<typeof connectCards>[0];
export type CardsEvent = ListEvent;
