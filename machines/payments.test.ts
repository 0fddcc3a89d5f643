import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { flows, isPaying } from './flows.testing.ts';

for (const flow of flows) if (isPaying(flow)) testFlow(flow, { describe, expect, it });
