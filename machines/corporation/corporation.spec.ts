import type { StepPromise } from 'model-testing';
import type { Corporation } from '../../domain/account/index.ts';
import { recordSpec } from '../kit/testing.ts';
import { corporationCopy } from './corporation.copy.ts';
import { corporationMachine } from './corporation.machine.ts';
import { corporationRules } from './corporation.rules.ts';

const held: Corporation = {
  _id: 'account-2',
  version: 1,
  corporationName: 'Mor Dayanışma Derneği',
  corporationType: 'ASSOCIATION',
  taxOffice: 'Kadıköy',
  taxNumber: '1234567890',
  website: 'https://mor.example.org',
};

/** What a step must lead to, beside the promises of every record. */
const promises: readonly StepPromise<typeof corporationMachine>[] = [
  {
    name: 'a tax number has ten or eleven digits',
    requirements: 'FORM-4',
    on: ['record.save'],
    from: ['editing'],
    given: ({ context }) => context.draft?.taxNumber === '123',
    to: ({ context }) => context.errors.some(({ field, code }) => field === 'taxNumber' && code === 'invalid'),
  },
];

export const corporationFlow = recordSpec(corporationMachine, {
  name: 'corporation',
  copy: corporationCopy,
  held,
  newer: { ...held, version: 5, taxOffice: 'Beşiktaş' },
  changed: { ...held, version: 2, taxOffice: 'Şişli' },
  changes: { valid: { taxOffice: 'Şişli' }, invalid: { taxNumber: '123' } },
  refusedField: 'taxNumber',
  rules: corporationRules,
  promises,
});
