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

describe('the location cascade', () => {
  it('clears every level below a change [ADDRESS-2]', () => {
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
  it('is valid when complete; the postal code is optional', () => {
    expect([validateAddress(draft), validateAddress({ ...draft, postalCode: '' })]).toEqual([[], []]);
  });

  it('has an error for every invalid field', () => {
    const empty: AddressDraft = {
      title: '',
      firstName: '',
      lastName: '-',
      phone: { dialCode: '+90', number: '1' },
      location: NO_LOCATION,
      line: 'kısa',
      postalCode: '#',
    };
    expect(validateAddress(empty)).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'invalid' },
      { field: 'phone', code: 'tooShort' },
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

  it.each([
    ['34710', null],
    ['34 710', null],
    ['٣٤٧١٠', null],
    ['', null],
    ['ABC', 'invalid'],
    ['123', 'invalid'],
    ['00123', 'invalid'],
    ['82000', 'invalid'],
    ['99999', 'invalid'],
    ['347100', 'invalid'],
    ['35001', 'otherProvince'],
  ])('in İstanbul with the postal code %j: %j', (postalCode, code) => {
    const istanbul = { ...moda, country: place('tr'), state: place('tr-34') };
    expect(validateAddress({ ...draft, location: istanbul, postalCode })).toEqual(
      code === null ? [] : [{ field: 'postalCode', code }],
    );
  });

  it('contains only characters that a label can print', () => {
    expect(
      ['Улица Пушкина 12', 'شارع النيل 12', 'Moda Cad. №12', '北京市朝阳区建国路1号', 'Moda Caddesi 12 🏠'].map(
        (line) => validateAddress({ ...draft, line }),
      ),
    ).toEqual([[], [], [], [{ field: 'line', code: 'unprintable' }], [{ field: 'line', code: 'unprintable' }]]);
  });

  it('skips a level without options', () => {
    const village = { ...draft, location: { ...moda, neighborhood: null } };
    expect(validateAddress(village, ['neighborhood'])).toEqual([]);
  });

  it('lies in the delivery area', () => {
    const dubai = { ...draft, location: { ...moda, country: place('ae') } };
    expect(validateAddress(dubai)).toEqual([{ field: 'country', code: 'notServed' }]);
  });
});
