import type { Brand } from '../config.ts';

export const light = {
  page: '#fff9f3',
  surface: '#ffffff',
  sand: '#f6eadf',
  line: '#e8dacc',
  field: '#8e7b90',
  ink: '#2b1a2f',
  ink2: '#665269',
  coralText: '#c2352b',
  focus: '#6a3fb0',
  coral: '#ff5a4e',
  lilac: '#cdb9f0',
  coralSoft: '#ffe6e0',
  lilacSoft: '#efe8fb',
  sageSoft: '#e5f0e5',
  butterSoft: '#fff1d2',
  onCoralSoft: '#8f211a',
  onLilacSoft: '#4a2f85',
  onSageSoft: '#22583c',
  onButterSoft: '#6b4300',
};

const dark: typeof light = {
  page: '#190f1d',
  surface: '#261a2b',
  sand: '#211525',
  line: '#413047',
  field: '#9c889f',
  ink: '#fbf2ea',
  ink2: '#c9b7cc',
  coralText: '#ff9e93',
  focus: '#cdb9f0',
  coral: '#ff5a4e',
  lilac: '#4b3768',
  coralSoft: '#46211f',
  lilacSoft: '#362949',
  sageSoft: '#22372b',
  butterSoft: '#3f3219',
  onCoralSoft: '#ffc9c1',
  onLilacSoft: '#dfd0f9',
  onSageSoft: '#c4e2c9',
  onButterSoft: '#ffe2a6',
};

const colors = Object.keys(light) as (keyof typeof light)[];

/** The declarations of one theme: the explorer's own colours, or the brand's where it has one of that name. */
function declarations(own: typeof light, branded: Readonly<Record<string, string>> = {}): string {
  return colors.map((name) => `--colors-${name}:${branded[name] ?? own[name]}`).join(';');
}

/** The colours of both themes as custom properties; `data-theme` overrides the browser's preference. */
export function paletteSheet({ light: day, dark: night }: Pick<Brand, 'light' | 'dark'>): string {
  const dim = `color-scheme:dark;${declarations(dark, night)}`;
  return [
    `html:root{color-scheme:light;${declarations(light, day)}}`,
    `@media (prefers-color-scheme:dark){html:root:not([data-theme=light]){${dim}}}`,
    `html[data-theme=dark]:root{${dim}}`,
  ].join('\n');
}
