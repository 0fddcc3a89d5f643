import { describe, expect, it } from 'vitest';
import {
  chooseLocation,
  isLevelOpen,
  LOCATION_LEVELS,
  NO_LOCATION,
  validateAddress,
  type AddressDraft,
  type LocationChoice,
  type Place,
} from './index.ts';

const place = (id: string): Place => ({ _id: id, name: { tr: id, en: id } });
const moda: LocationChoice = {
  country: place('tr'),
  state: place('istanbul'),
  city: place('kadikoy'),
  neighborhood: place('moda'),
};

const draft: AddressDraft = {
  title: 'Ev',
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: moda,
  line: 'Moda Caddesi 12/3',
  postalCode: '34710',
};

describe('the location cascade (Spec §3)', () => {
  it('clears every level below a change', () => {
    expect(chooseLocation(moda, 'state', place('ankara'))).toEqual({
      country: place('tr'),
      state: place('ankara'),
      city: null,
      neighborhood: null,
    });
    expect(chooseLocation(moda, 'country', null)).toEqual(NO_LOCATION);
    expect(chooseLocation(moda, 'neighborhood', place('caferaga'))).toEqual({
      ...moda,
      neighborhood: place('caferaga'),
    });
  });

  it('keeps everything when the same place is chosen again', () => {
    expect(chooseLocation(moda, 'state', place('istanbul'))).toBe(moda);
  });

  it('opens a level once its parent is chosen', () => {
    const onlyState = { ...moda, city: null, neighborhood: null };
    expect(LOCATION_LEVELS.map((level) => isLevelOpen(onlyState, level))).toEqual([true, true, true, false]);
  });
});

describe('an address', () => {
  it('is right when everything is given; the postal code may be missing', () => {
    expect([validateAddress(draft), validateAddress({ ...draft, postalCode: '' })]).toEqual([[], []]);
  });

  it('names every field that is wrong', () => {
    const empty: AddressDraft = {
      title: '',
      firstName: '',
      lastName: 'Y',
      phone: { dialCode: '+90', number: '1' },
      location: NO_LOCATION,
      line: 'kısa',
      postalCode: '#',
    };
    expect(validateAddress(empty)).toEqual([
      { field: 'title', code: 'required' },
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'tooShort' },
      { field: 'phone', code: 'invalid' },
      { field: 'country', code: 'required' },
      { field: 'state', code: 'required' },
      { field: 'city', code: 'required' },
      { field: 'neighborhood', code: 'required' },
      { field: 'line', code: 'tooShort' },
      { field: 'postalCode', code: 'invalid' },
    ]);
    expect(validateAddress({ ...draft, title: 'x'.repeat(41), line: 'x'.repeat(251) })).toEqual([
      { field: 'title', code: 'tooLong' },
      { field: 'line', code: 'tooLong' },
    ]);
  });

  it('does not ask for a level that has nothing to choose from', () => {
    const village = { ...draft, location: { ...moda, neighborhood: null } };
    expect(validateAddress(village, ['neighborhood'])).toEqual([]);
  });

  it('lies where the shop delivers', () => {
    const dubai = { ...draft, location: { ...moda, country: place('ae') } };
    expect(validateAddress(dubai)).toEqual([{ field: 'country', code: 'notServed' }]);
  });
});
