import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Address, Place } from '../../domain/address/index.ts';
import { conflict, invalid, type Failure } from '../../domain/failure/index.ts';
import {
  type AddressInput,
  addressMachine,
  connectAddress,
  type PlacesRequest,
  type SaveRequest,
} from './address.machine.ts';
import { addressFlow } from './address.spec.ts';

const { filledEntry, editInUse } = addressFlow.inputs;
const home = editInUse.address;
const somewhere: Place = { _id: 'somewhere', name: { tr: 'Bir yer', en: 'Somewhere' } };

/** The flow with a server that lists one place at every level but those in `empty`, and answers saving in turn. */
function startAddress(input: AddressInput, saving: (Address | Failure)[] = [], empty: readonly string[] = []) {
  const listed: PlacesRequest[] = [];
  const saves: SaveRequest[] = [];
  const reads: unknown[] = [];
  const flow = createActor(
    connectAddress({
      listPlaces: (request) => {
        listed.push(request);
        return Promise.resolve(empty.includes(request.level) ? [] : [somewhere]);
      },
      saveAddress: (request) => {
        saves.push(request);
        const answer = saving.shift()!;
        return 'type' in answer ? Promise.reject(answer) : Promise.resolve({ address: answer, tooLateCount: 0 });
      },
      readAddress: (request) => {
        reads.push(request);
        return Promise.resolve({ ...home, version: 4 });
      },
    }),
    { input },
  ).start();
  const become = (state: Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0]) =>
    waitFor(flow, (snapshot) => snapshot.matches(state));
  return { flow, listed, saves, reads, become };
}

describe('the places of each level are requested under the chosen parent', () => {
  it('level by level, when an address is opened', async () => {
    const { listed, become } = startAddress(filledEntry);
    await become({ writing: 'editing' });
    expect(listed).toEqual([
      { level: 'country', parentId: null },
      { level: 'state', parentId: 'tr' },
      { level: 'city', parentId: 'tr-34' },
      { level: 'neighborhood', parentId: 'tr-34-kadikoy' },
    ]);
  });

  it('when another place is chosen', async () => {
    const { flow, listed, become } = startAddress(filledEntry);
    await become({ writing: 'editing' });
    flow.send({ type: 'place.choose', level: 'state', place: somewhere });
    expect(listed.slice(4)).toEqual([{ level: 'city', parentId: 'somewhere' }]);
  });

  it('a city without neighbourhoods needs none', async () => {
    const { flow, saves, become } = startAddress(filledEntry, [home], ['neighborhood']);
    await become({ writing: 'editing' });
    flow.send({ type: 'place.choose', level: 'city', place: somewhere });
    await become({ writing: 'editing' });
    flow.send({ type: 'address.save' });
    expect(saves.map(({ draft }) => draft.location)).toEqual([
      { ...filledEntry.draft.location, city: somewhere, neighborhood: null },
    ]);
  });
});

describe('the save request', () => {
  it('a new address has no id yet', async () => {
    const { flow, saves, become } = startAddress(filledEntry, [home]);
    await become({ writing: 'editing' });
    flow.send({ type: 'address.save' });
    expect(saves).toEqual([{ addressId: null, version: 0, draft: filledEntry.draft, choice: null }]);
    expect((await become('saved')).output).toEqual({ address: home });
  });

  it('an existing address has the version read and the choice; after a 409, the newest version', async () => {
    const { flow, saves, reads, become } = startAddress(editInUse, [conflict({ code: 'CONFLICT_VERSION' }), home]);
    await become({ writing: 'editing' });
    flow.send({ type: 'address.save' });
    flow.send({ type: 'choice.make', choice: 'APPLY_TO_NEXT_ORDER' });
    const sent = {
      addressId: 'address-1',
      version: 3,
      draft: editInUse.draft,
      choice: 'APPLY_TO_NEXT_ORDER',
    };
    expect(saves).toEqual([sent]);
    await become('conflicted');
    flow.send({ type: 'address.reload' });
    expect(reads).toEqual([{ addressId: 'address-1' }]);
    await become({ writing: 'editing' });
    flow.send({ type: 'address.save' });
    flow.send({ type: 'choice.make', choice: 'APPLY_TO_CURRENT_ORDER' });
    expect(saves.slice(1)).toEqual([{ ...sent, version: 4, choice: 'APPLY_TO_CURRENT_ORDER' }]);
  });
});

it('each field error is shown at its field until that field is edited', async () => {
  const refusal = invalid([
    { field: 'location._city', code: 'notAccepted' },
    { field: 'location._neighborhood', code: 'notAccepted' },
    { field: 'phone.number', code: 'invalid' },
    { field: 'title', code: 'tooLong' },
  ]);
  const { flow, become } = startAddress(filledEntry, [refusal]);
  const wrong = () => flow.getSnapshot().context.errors.map(({ field, code }) => `${field} ${code}`);
  await become({ writing: 'editing' });
  flow.send({ type: 'address.save' });
  await become({ writing: 'editing' });
  expect(wrong()).toEqual(['city notAccepted', 'neighborhood notAccepted', 'phone invalid', 'title tooLong']);
  flow.send({ type: 'field.change', field: 'title', value: '' });
  expect(wrong()).toEqual(['city notAccepted', 'neighborhood notAccepted', 'phone invalid']);
  flow.send({ type: 'phone.change', dialCode: '+49', number: '15123456789' });
  expect(wrong()).toEqual(['city notAccepted', 'neighborhood notAccepted']);
  expect(flow.getSnapshot().context.draft.phone).toEqual({ dialCode: '+49', number: '15123456789' });
  flow.send({ type: 'place.choose', level: 'city', place: null });
  expect(wrong()).toEqual([]);
  flow.send({ type: 'address.save' });
  expect(wrong()).toEqual(['city required', 'neighborhood required']);
});

it('reading and saving have time limits (the specification names none)', () => {
  expect(addressMachine.implementations.delays).toEqual({ readLimit: 8000, saveLimit: 15_000 });
});
