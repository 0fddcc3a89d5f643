import { cpus, release, totalmem, type } from 'node:os';
import { baseline } from './baseline.data.ts';
import { type Figure, isMet } from './figures.ts';
import { unmet } from './unmet.data.ts';

const number = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);

const withUnit = (value: number, unit: string) => (unit === '' ? number(value) : `${number(value)} ${unit}`);

function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === null ? '' : met ? 'met' : '**not met**';
}

/** Each aim that is missed, with its profile and what would reach it. */
function reasons(figures: readonly Figure[]): string[] {
  const missed = figures.filter((figure) => isMet(figure) === false);
  const known = unmet.flatMap(({ rows, why }) => {
    const names = missed.map(({ what }) => what).filter((what) => rows.test(what));
    return names.length === 0 ? [] : [`- ${names.join('; ')}: ${why}`];
  });
  const others = missed.filter(({ what }) => !unmet.some(({ rows }) => rows.test(what)));
  return [...known, ...others.map(({ what }) => `- ${what}: not looked into yet.`)];
}

/** The page docs/bench.md. `when` is a date, e.g. 2025-11-21. */
export function benchPage(figures: readonly Figure[], when: string): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, note, aim, best, load } = figure;
    const before = baseline[what];
    return [
      note ? `${what} <br><small>${note}</small>` : what,
      withUnit(value, unit),
      before === undefined ? '' : withUnit(before, unit),
      aim ? `at ${aim.at} ${withUnit(aim.value, unit)}` : '',
      verdict(figure),
      best === undefined ? '' : withUnit(best, unit),
      number(load),
    ];
  });
  const aimed = figures.filter(({ aim }) => aim !== undefined);
  const met = aimed.filter((figure) => isMet(figure)).length;
  return [
    '# Measured',
    '',
    `\`npm run bench\` writes this page; \`npm run bench bytes calculate\` measures parts again. ${met} of ${aimed.length} aims are met.`,
    '',
    `${when}, ${type()} ${release()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}. The load generator and the browser run on the same processors as the shop. Load is the one-minute average while the figure was taken: above ${cpus().length} other work was waiting, and times are worse than the shop alone would give. The column 909c0780 is the shop of 25 November 2026, measured by the same scripts on the machine and day of the figure beside it; parts that were measured alone may be of another machine than the rest.`,
    '',
    '| what | measured | 909c0780 | aim | | best of 8 storefronts | load |',
    '| --- | ---: | ---: | ---: | --- | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## What is not met, and what would reach it',
    '',
    ...reasons(figures),
    '',
  ].join('\n');
}
