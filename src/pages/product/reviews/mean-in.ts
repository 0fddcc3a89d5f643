import type { Locale } from '../../../../domain/locale/index.ts';
import type { Reviews } from '../../../services/reviews/index.ts';

/** "4,8", "4.8". */
export const meanIn = ({ average }: Reviews, locale: Locale): string =>
  average.toFixed(1).replace('.', locale === 'tr' ? ',' : '.');
