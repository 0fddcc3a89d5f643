import type { Locale } from '../../../domain/locale/index.ts';
import { scenePath } from '../../components/pictures/scene-picture.tsx';
import { payment } from './payment/index.tsx';
import { takeOutPaid } from '../open-payment/paid-cart.ts';
import { Challenge } from '../three-d-secure/challenge.tsx';

/** Preloads the pictures of the screens for a lost connection or bank. */
function fetchPictures(locale: Locale): void {
  for (const scene of ['offline', 'bank-unknown'] as const) new Image().src = scenePath(scene, locale);
}

/** All code from the pressed button to the end of a payment, in one file: no answer of the bank waits for a file. */
export const wholePayment = { ...payment, Challenge, takeOutPaid, fetchPictures };
