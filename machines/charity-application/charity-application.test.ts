import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { charityApplicationMachine } from './charity-application.machine.ts';
import { charityApplicationFlow } from './charity-application.spec.ts';

testFlow(charityApplicationFlow, { describe, expect, it });

it('asks and gives up in these times', () => {
  expect(charityApplicationMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    uploadLimit: 90_000,
    saveLimit: 15_000,
  });
});
