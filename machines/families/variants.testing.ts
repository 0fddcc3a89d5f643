import { actionCopy } from './action/action.copy.ts';
import { actionFlow } from './action/action.machine.ts';
import { actionSpec } from './action/action.spec.ts';
import { listCopy } from './list/list.copy.ts';
import { listFlow } from './list/list.machine.ts';
import { listSpec } from './list/list.spec.ts';
import { recordCopy } from './record/record.copy.ts';
import { recordFlow } from './record/record.machine.ts';
import { recordSpec } from './record/record.spec.ts';

interface Profile {
  _id: string;
  version: number;
  name: string;
  email: string;
}

const loaded: Profile = { _id: 'account-1', version: 1, name: 'Elif', email: 'elif@mercan.example' };

function record(name: string, needsPassword: boolean) {
  const { machine } = recordFlow<Profile, Pick<Profile, 'name' | 'email'>>({
    id: name,
    draftOf: ({ name, email }) => ({ name, email }),
    validate: ({ name }) => (name === '' ? [{ field: 'name', code: 'required' }] : []),
    ...(needsPassword ? { needsPassword: (draft, { email }) => draft.email !== email } : {}),
  });
  return recordSpec(machine, {
    name,
    copy: recordCopy({ tr: 'Profil', en: 'the profile' }, { read: 'getProfile', save: 'updateAccount' }, needsPassword),
    loaded,
    newer: { ...loaded, version: 5, name: 'Elif Nur' },
    changed: { ...loaded, version: 2, name: 'Elif Su' },
    changes: {
      valid: { name: 'Elif Su' },
      invalid: { name: '' },
      ...(needsPassword ? { secret: { email: 'su@mercan.example' } } : {}),
    },
    refusedField: 'name',
  });
}

const rowOperations = { read: 'listAddresses', makePrimary: 'makeAddressPrimary', delete: 'deleteAddress' };

const list = (name: string, deleting: 'confirm' | 'undo') =>
  listSpec(listFlow({ id: name, deleting }).machine, {
    name,
    copy: listCopy({ tr: 'Adresler', en: 'the addresses' }, rowOperations, deleting),
    deleting,
    rows: [
      { _id: 'home', isPrimary: true },
      { _id: 'work', isPrimary: false },
    ],
  });

/** `isTraceless`: no action changes the view. `isOneWay`: no request leads back to the first view. */
function action(name: string, way: { isTraceless?: boolean; isOneWay?: boolean } = {}) {
  const { isTraceless = false } = way;
  const { machine } = actionFlow<{ code: string }, { code: string }, 'code'>({
    id: name,
    validate: ({ code }) => (code === '' ? [{ field: 'code', code: 'required' }] : []),
    traceOf: isTraceless ? null : ({ code }) => (way.isOneWay && code === 'ELIFTEN' ? null : code),
  });
  return actionSpec(machine, {
    name,
    copy: actionCopy(
      { tr: 'Kod', en: 'the code' },
      { read: 'getFamilyCode', perform: 'editFamilyCode', isTraced: !isTraceless },
    ),
    view: { code: 'ELIFTEN' },
    after: { code: 'YENI' },
    valid: [{ code: 'YENI' }],
    invalid: [{ code: '' }],
    ...way,
  });
}

/**
 * All variants of the machine that a family's factory can make, tested in full here. A flow of the family uses one of
 * them (`machines/families.test.ts`).
 */
export const families = {
  record: [record('openRecord', false), record('guardedRecord', true)],
  list: [list('confirmedList', 'confirm'), list('undoableList', 'undo')],
  action: [
    action('tracedAction'),
    action('tracelessAction', { isTraceless: true }),
    action('oneWayAction', { isOneWay: true }),
  ],
};
