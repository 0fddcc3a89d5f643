import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { listCopy } from './list.copy.ts';
import { listFlow } from './list.machine.ts';
import { listSpec } from './list.spec.ts';

const operations = { read: 'listAddresses', makePrimary: 'makeAddressPrimary', delete: 'deleteAddress' };
const rows = [
  { _id: 'home', isPrimary: true },
  { _id: 'work', isPrimary: false },
];

const spec = (name: string, deleting: 'confirm' | 'undo') =>
  listSpec(listFlow({ id: name, deleting }).machine, {
    name,
    copy: listCopy({ tr: 'Adresler', en: 'the addresses' }, operations, deleting),
    deleting,
    rows,
  });

testFlow(spec('confirmedList', 'confirm'), { describe, expect, it });
testFlow(spec('undoableList', 'undo'), { describe, expect, it });
