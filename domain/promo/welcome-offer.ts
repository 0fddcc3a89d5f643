import { kurus } from '../money/index.ts';

/** The code for a first order: seeded by the server, shown by the landing page that carries it. */
export const welcomeOffer = { code: 'HOSGELDIN', amount: kurus(5000), minimum: kurus(25_000) } as const;
