import type { Points } from '../../../services/reviews/index.ts';

/** What an address asks for by `?points=5`; null for all and for what cannot be meant. */
export const pointsOf = (raw: unknown): Points | null =>
  ([1, 2, 3, 4, 5] as const).find((points) => String(points) === String(raw)) ?? null;
