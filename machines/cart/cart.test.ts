import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { cartFlow } from './cart.samples.ts';

testFlow(cartFlow, { describe, it, expect });
