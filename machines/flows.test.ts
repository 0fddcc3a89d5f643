import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { flows } from './flows.testing.ts';
import { testFileOf } from './test-files.testing.ts';

for (const flow of flows) if (testFileOf(flow) === 'machines/flows.test.ts') testFlow(flow, { describe, expect, it });
