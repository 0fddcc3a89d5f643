import { createMeasuring } from '../measurement/measuring.ts';

export const { measureDrawer, measureFlow, startMeasuring } = createMeasuring();
