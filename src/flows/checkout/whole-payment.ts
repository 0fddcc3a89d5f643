import type { Locale } from '../../../domain/locale/index.ts';
import { scenePath } from '../../components/pictures/scene-picture.tsx';
import { payment } from './payment/index.tsx';
import { takeOutPaid } from '../open-payment/paid-cart.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';

/** Pictures of what is shown when nothing can be fetched any more. */
function fetchPictures(locale: Locale): void {
  for (const scene of ['offline', 'bank-unknown'] as const) new Image().src = scenePath(scene, locale);
}

/** All that runs between the pressed button and the end of a payment, in one file: no answer of the bank waits for it. */
export const wholePayment = { ...payment, Challenge, takeOutPaid, fetchPictures };
