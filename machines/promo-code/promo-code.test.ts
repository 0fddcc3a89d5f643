import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { promoCodeFlow } from './promo-code.samples.ts';

testFlow(promoCodeFlow, { describe, it, expect });
