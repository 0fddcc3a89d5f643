import { expect, it } from 'vitest';
import { type ReviewView, withoutRated } from './review.machine.ts';

const view = {
  types: [{ typeId: 'pad' }, { typeId: 'tampon' }],
} as unknown as ReviewView;

it('types without points remain to be reviewed', () => {
  const items = [
    { typeId: 'pad', points: 4, text: '' },
    { typeId: 'tampon', points: 0, text: '' },
  ];
  const left = withoutRated(view, { items, showsName: true, acceptedAt: null });
  expect(left.types.map(({ typeId }) => typeId)).toEqual(['tampon']);
});
