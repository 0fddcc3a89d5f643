import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { recordFlow } from './record.machine.ts';
import { recordCopy } from './record.copy.ts';
import { recordSpec } from './record.spec.ts';

interface Profile {
  _id: string;
  version: number;
  name: string;
  email: string;
}

const held: Profile = { _id: 'account-1', version: 1, name: 'Elif', email: 'elif@mercan.example' };

const spec = (name: string, needsPassword: boolean) => {
  const { machine } = recordFlow<Profile, Pick<Profile, 'name' | 'email'>>({
    id: name,
    draftOf: ({ name, email }) => ({ name, email }),
    validate: ({ name }) => (name === '' ? [{ field: 'name', code: 'required' }] : []),
    ...(needsPassword ? { needsPassword: (draft, { email }) => draft.email !== email } : {}),
  });
  return recordSpec(machine, {
    name,
    copy: recordCopy({ tr: 'Profil', en: 'the profile' }, { read: 'getProfile', save: 'updateAccount' }, needsPassword),
    held,
    newer: { ...held, version: 5, name: 'Elif Nur' },
    changed: { ...held, version: 2, name: 'Elif Su' },
    changes: {
      valid: { name: 'Elif Su' },
      invalid: { name: '' },
      ...(needsPassword ? { secret: { email: 'su@mercan.example' } } : {}),
    },
    refusedField: 'name',
  });
};

testFlow(spec('guardedRecord', true), { describe, expect, it });
testFlow(spec('openRecord', false), { describe, expect, it });
