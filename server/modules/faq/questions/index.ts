import type { WrittenChapter } from './faq.types.ts';
import { account } from './account.data.ts';
import { charity } from './charity.data.ts';
import { delivery } from './delivery.data.ts';
import { health } from './health.data.ts';
import { orders } from './orders.data.ts';
import { payment } from './payment.data.ts';
import { products } from './products.data.ts';
import { returns } from './returns.data.ts';
import { subscription } from './subscription.data.ts';

/** The questions of a new shop; later ones come by `npm run ops -- faq import`. */
export const writtenChapters: readonly WrittenChapter[] = [
  subscription,
  orders,
  delivery,
  payment,
  returns,
  products,
  health,
  charity,
  account,
];
