import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every way in which a text becomes markup or a script in a page. */
const doors =
  /dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|srcdoc|createContextualFragment|setHTML|document\.write|new Function|\beval\(|['"`]javascript:/i;

test('text is inserted as markup in three places only, each with our own texts', () => {
  const sources = globSync('{src,packages,machines,domain,art,server}/**/*.{ts,tsx}').filter(
    (file) => !/node_modules|\.test\.tsx?$/.test(file),
  );
  const found = sources.filter((file) => doors.test(readFileSync(file, 'utf8')));
  expect({ found: found.toSorted(), isThorough: sources.length > 900 }).toEqual({
    found: [
      // The dark-mode rule of mails, a constant.
      'server/platform/mail/mail-layout.ts',
      // Drawings of `art`, which escapes every word in them.
      'src/components/pictures/drawing.tsx',
      // Structured data, which pageHead escapes and no browser runs.
      'src/pages/shell/head/head.tsx',
    ],
    isThorough: true,
  });
});
