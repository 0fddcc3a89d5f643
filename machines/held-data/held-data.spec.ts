import { DATA_PARTS } from '../../domain/account/index.ts';
import { actSpec } from '../kit/testing.ts';
import { heldDataCopy } from './held-data.copy.ts';
import { heldDataMachine, type HeldDataView } from './held-data.machine.ts';
import { heldDataRules } from './held-data.rules.ts';

const holding = (count: number): HeldDataView => ({
  hasPassword: true,
  parts: DATA_PARTS.map((name) => ({ name, count })),
});

export const heldDataFlow = actSpec(heldDataMachine, {
  name: 'held-data',
  copy: heldDataCopy,
  view: holding(0),
  after: holding(2),
  valid: [{ password: 'mor-defter-7-yagmur' }],
  invalid: [{ password: '' }],
  isTraceless: true,
  rules: heldDataRules,
});
