import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { cardsFlow } from './cards.spec.ts';

testFlow(cardsFlow, { describe, expect, it });
