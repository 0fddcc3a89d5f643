import { colours } from '../palette.ts';
import type { Pen } from '../pen.ts';

/** Draws into 720 × 600; the floor runs far beyond both sides. */
export type Scene = (pen: Pen) => string;

/** Colours of the floor in the states. */
export const stateFloor = [colours.sandDeep, '#F0E1D2'] as const;
