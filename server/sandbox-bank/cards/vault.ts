import { createIndex, openJournal } from '../books/journal.ts';
import type { CardAssociation } from './card-number.ts';
import type { BankCode } from './card-rules.ts';
import type { CardBehaviour } from './test-cards.ts';

/** The bank's data of a card: never its number. */
export interface BankCard {
  behaviour: CardBehaviour;
  masked: string;
  bin: string;
  lastFour: string;
  association: CardAssociation;
}

export interface SavedBankCard {
  customerKey: string;
  cardToken: string;
  card: BankCard;
  alias: string | null;
}

export type Purpose = 'purchase' | 'cardCheck';

/**
 * `received`: requested, not charged. `open`: the shopper is at the bank's page. `passed`: the shopper is proven,
 * not charged. `succeeded`: charged (or authorised). `declined`, `cancelled`: no money is reserved.
 */
type PaymentState = 'received' | 'open' | 'passed' | 'succeeded' | 'declined' | 'cancelled';

export interface BankPayment {
  paymentId: string;
  reference: string;
  purpose: Purpose;
  state: PaymentState;
  /** Requested kuruş. */
  amount: number;
  /** Charged kuruş. */
  takenAmount: number | null;
  lines: { reference: string; amount: number; transactionId: string }[];
  card: BankCard;
  /** Customer key under which the card is saved; null: it is not saved. */
  saveTo: string | null;
  savedToken: string | null;
  callbackUrl: string | null;
  locale: 'tr' | 'en';
  openedAt: string;
  mdStatus: string | null;
  /** The reason of its decline or cancellation. */
  code: BankCode | null;
  wrongCodes: number;
  /** A card that hangs does so once per reference: the second call is answered. */
  hung: boolean;
  /** Refunds were made that the bank's answers do not show yet. */
  reportsLost: boolean;
}

type VaultLine =
  | { kind: 'payment'; payment: BankPayment }
  | { kind: 'card'; saved: SavedBankCard }
  | { kind: 'cardDeleted'; customerKey: string; cardToken: string };

/** The bank's state beside the ledger: payments and saved cards. */
export interface Vault {
  findPayment(paymentId: string): BankPayment | null;
  /** Oldest first. */
  paymentsOf(reference: string): BankPayment[];
  keepPayment(payment: BankPayment): void;
  cardsOf(customerKey: string): SavedBankCard[];
  /** Saved cards of all customers. */
  countCards(): number;
  knowsCustomer(customerKey: string): boolean;
  keepCard(saved: SavedBankCard): void;
  deleteCard(customerKey: string, cardToken: string): boolean;
}

const cardId = (customerKey: string, cardToken: string) => `${customerKey}/${cardToken}`;

export function openVault(file: string | null): Vault {
  const journal = openJournal<VaultLine>(file);
  const payments = new Map<string, BankPayment>();
  const cards = new Map<string, SavedBankCard>();
  const customers = new Set<string>();

  /** Payments by reference, in the order of their requests. */
  const references = createIndex(({ reference }: BankPayment) => reference);
  const apply = (line: VaultLine) => {
    if (line.kind === 'payment') {
      if (!payments.has(line.payment.paymentId)) references.add(line.payment);
      payments.set(line.payment.paymentId, line.payment);
    } else if (line.kind === 'cardDeleted') cards.delete(cardId(line.customerKey, line.cardToken));
    else {
      customers.add(line.saved.customerKey);
      cards.set(cardId(line.saved.customerKey, line.saved.cardToken), line.saved);
    }
  };
  const keep = (line: VaultLine) => {
    journal.append(line);
    apply(line);
  };
  for (const line of journal.lines()) apply(line);

  return {
    findPayment: (paymentId) => payments.get(paymentId) ?? null,
    paymentsOf: (reference) => references.get(reference).flatMap(({ paymentId }) => payments.get(paymentId) ?? []),
    keepPayment: (payment) => keep({ kind: 'payment', payment }),
    cardsOf: (customerKey) => [...cards.values()].filter((saved) => saved.customerKey === customerKey),
    countCards: () => cards.size,
    knowsCustomer: (customerKey) => customers.has(customerKey),
    keepCard: (saved) => keep({ kind: 'card', saved }),
    deleteCard: (customerKey, cardToken) => {
      if (!cards.has(cardId(customerKey, cardToken))) return false;
      keep({ kind: 'cardDeleted', customerKey, cardToken });
      return true;
    },
  };
}
