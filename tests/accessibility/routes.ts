import { readFileSync } from 'node:fs';

const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8');
const [, places = ''] = /export interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree) ?? [];

/** Every page that has an address, from the tree of routes: a new one joins by itself. Parameters are `$name`. */
export const routes: readonly string[] = [...places.matchAll(/'\/\{-\$locale\}([^']*)'/g)]
  .map(([, path]) => path || '/')
  .toSorted();

/** The pages of the account without parameters. */
export const accountPages = routes.filter((path) => path.startsWith('/account') && !path.includes('$'));

const patternOf = (part: string) =>
  part === '$' ? '/.+' : part.startsWith('{-') ? '(?:/[^/]+)?' : part.startsWith('$') ? '/[^/]+' : `/${part}`;

/** The route that a path opens: a literal name wins over a parameter, and an optional last parameter may be absent. */
function routeOf(path: string): string | undefined {
  const [place = ''] = path.split('?');
  const isNamed = (route: string) => route.replace(/\/\{-\$\w+\}$/, '') === place;
  const isAt = (route: string) => new RegExp(`^${route.slice(1).split('/').map(patternOf).join('')}$`).test(place);
  return routes.find(isNamed) ?? routes.find(isAt);
}

/** The routes that none of `paths` opens. */
export function routesWithout(paths: readonly string[]): readonly string[] {
  const opened = new Set(paths.map(routeOf));
  return routes.filter((route) => !opened.has(route));
}
