import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NO_LOCATION, type Place } from '../../../domain/address/index.ts';
import { type AddressServices, connectAddress } from '../../../machines/address/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { AddressDialog } from './address-dialog.tsx';

const place = (_id: string, name: string): Place => ({ _id, name: { tr: name, en: name } });
const turkiye = place('tr', 'Türkiye');
const province = () => screen.getByLabelText<HTMLSelectElement>('İl');
const seen = () => [
  province().disabled,
  within(province())
    .getAllByRole('option')
    .map(({ textContent }) => textContent),
];
const never = <T,>() => new Promise<T>(() => {});

function Entry({ listPlaces }: Pick<AddressServices, 'listPlaces'>) {
  const [flow] = useState(() => connectAddress({ listPlaces, saveAddress: never, readAddress: never }));
  const [snapshot, send] = useMachine(flow, {
    input: {
      address: null,
      draft: {
        title: '',
        firstName: 'Elif',
        lastName: 'Yılmaz',
        phone: { dialCode: '+90', number: '' },
        location: { ...NO_LOCATION, country: turkiye },
        line: '',
        postalCode: '',
      },
      isInUse: false,
    },
  });
  return (
    <InTurkish>
      <AddressDialog snapshot={snapshot} send={send} />
    </InTurkish>
  );
}

test('a list is disabled until its places are loaded', async () => {
  const answers: ((places: readonly Place[]) => void)[] = [];
  render(<Entry listPlaces={() => new Promise((resolve) => answers.push(resolve))} />);
  expect(seen()).toEqual([true, ['Yükleniyor…']]);
  await act(async () => answers[0]!([turkiye]));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(seen()).toEqual([true, ['Yükleniyor…']]);
  await act(async () => answers[1]!([place('tr-34', 'İstanbul')]));
  await waitFor(() => expect(seen()).toEqual([false, ['Seç', 'İstanbul']]));
});
