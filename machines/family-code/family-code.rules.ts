import type { Invariant } from 'model-testing';
import { validateFamilyCode } from '../../domain/promo/index.ts';
import type { familyCodeMachine } from './family-code.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const familyCodeRules: readonly Invariant<typeof familyCodeMachine>[] = [
  {
    name: 'a code that is shown can be read out, typed and put in a link',
    requirements: 'FORM-8',
    holds: ({ context: { view } }) => view === null || validateFamilyCode(view.own.code) === null,
  },
];
