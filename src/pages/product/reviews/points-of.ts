import type { Points } from '../../../services/reviews/index.ts';

/** The points of a URL with `?points=5`; null for all, and for an invalid value. */
export const pointsOf = (raw: unknown): Points | null =>
  ([1, 2, 3, 4, 5] as const).find((points) => String(points) === String(raw)) ?? null;
