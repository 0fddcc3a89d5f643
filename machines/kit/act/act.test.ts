import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { actCopy } from './act.copy.ts';
import { actFlow } from './act.machine.ts';
import { actSpec } from './act.spec.ts';

const { machine } = actFlow<{ code: string }, { code: string }, 'code'>({
  id: 'renaming',
  validate: ({ code }) => (code === '' ? [{ field: 'code', code: 'required' }] : []),
  traceOf: ({ code }) => code,
});

const spec = actSpec(machine, {
  name: 'renaming',
  copy: actCopy({ tr: 'Kod', en: 'the code' }, { read: 'getFamilyCode', act: 'editFamilyCode' }),
  view: { code: 'ELIFTEN' },
  after: { code: 'YENI' },
  valid: [{ code: 'YENI' }],
  invalid: [{ code: '' }],
});

testFlow(spec, { describe, expect, it });
