import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { addressPictureFlow } from './address-picture.spec.ts';

testFlow(addressPictureFlow, { describe, expect, it });
