import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { addressFlow } from './address.samples.ts';

testFlow(addressFlow, { describe, expect, it });
