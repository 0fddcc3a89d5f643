import { DATA_PARTS } from '../../domain/account/index.ts';
import { actSpec } from '../kit/testing.ts';
import { heldDataCopy } from './held-data.copy.ts';
import { heldDataMachine, type HeldDataView } from './held-data.machine.ts';
import { heldDataRules } from './held-data.rules.ts';

const holding = (count: number): HeldDataView => ({
  hasPassword: true,
  parts: DATA_PARTS.map((name) => ({ name, count })),
  quizzes: [{ id: 'b5c1d2e3f4a5968778695a4b3c2d1e0f', createdAt: '2026-11-14T09:30:00.000Z' }].slice(0, count),
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
