import { readFileSync } from 'node:fs';

const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8');
const [, places = ''] = /export interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree) ?? [];

/** Every page of the account that has an address of its own, from the tree of routes: a new one joins by itself. */
export const accountPages: readonly string[] = [...places.matchAll(/'\/\{-\$locale\}(\/account[^'$]*)'/g)]
  .map(([, path]) => path!)
  .toSorted();
