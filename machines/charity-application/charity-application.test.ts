import { expect, it } from 'vitest';
import { charityApplicationMachine } from './charity-application.machine.ts';

it('asks and gives up in these times', () => {
  expect(charityApplicationMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    uploadLimit: 90_000,
    saveLimit: 15_000,
  });
});
