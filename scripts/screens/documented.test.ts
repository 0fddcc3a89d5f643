import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCS_FOLDER, documented } from './documented.ts';

test('the repository keeps the pictures that its pages show, and no others', () => {
  expect(readdirSync(DOCS_FOLDER).toSorted()).toEqual([...documented].toSorted());
});
