import { expect, it } from 'vitest';
import { CORPORATION_TYPES } from './index.ts';

it('a charity is of one of eleven types [CHARITY-1]', () => {
  expect(CORPORATION_TYPES).toEqual([
    'ASSOCIATION',
    'FOUNDATION',
    'SCHOOL',
    'MUNICIPALITY',
    'MUKHTAR',
    'UNIVERSITY',
    'DORMITORY',
    'FOOD_BANK',
    'HOSPITAL',
    'PRIVATE_CORPORATION',
    'OTHER',
  ]);
});
