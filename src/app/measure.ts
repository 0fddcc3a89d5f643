import { createMeasuring } from '../measurement/measuring.ts';

export const { measureFlow, startMeasuring } = createMeasuring();
