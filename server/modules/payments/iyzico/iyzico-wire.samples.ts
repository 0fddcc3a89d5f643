interface Item {
  itemId: string;
  paymentTransactionId: string;
  price: string;
}

interface Refund {
  paymentTransactionId: string;
  refundPrice: string;
  refundConversationId: string;
}

export interface Payment {
  paymentId: string;
  conversationId: string;
  price: string;
  card: string;
  keep: string | null;
  items: Item[];
  status: 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE';
  mdStatus: string | null;
  errorCode: string | null;
  charges: number;
  cancelled: boolean;
  refunds: Refund[];
  /** No look-up finds it. */
  hidden: boolean;
  /** No report shows its refunds. */
  reportsLost: boolean;
  /** The day (Istanbul) whose report contains it. */
  bookedOn: string;
}

export interface Body {
  conversationId: string;
  price: string;
  paidPrice: string;
  paymentId?: string;
  paymentConversationId?: string;
  paymentTransactionId: string;
  cardUserKey: string;
  cardToken: string;
  basketItems: { id: string; price: string }[];
  paymentCard: { cardNumber?: string; registerCard?: number; cardUserKey?: string; cardToken?: string };
}

/** iyzico writes prices as JSON numbers with eight decimals; the marks become bare numbers on the wire. */
export const number = (price: string) => `#${price}000000#`;
export const toWire = (reply: object) => JSON.stringify(reply).replaceAll(/"#([\d.]+)#"/g, '$1');

export const cents = (price: string) => Number(price.replace('.', ''));
export const add = (price: string, more: number) => {
  const digits = String(cents(price) + more).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
export const bare = (price: string) => price.replace(/0+$/, '').replace(/\.$/, '');
