import { expect, it } from 'vitest';
import { charityApplicationMachine } from './charity-application.machine.ts';

it('reading, uploading and saving have time limits', () => {
  expect(charityApplicationMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    uploadLimit: 90_000,
    saveLimit: 15_000,
  });
});
