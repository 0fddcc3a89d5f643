import { lazyRouteComponent } from '@tanstack/react-router';

type AreaPage = Exclude<keyof typeof import('./area.ts'), 'titles'>;

/** A page of the account, as a route's component: all of them come in one file. */
export const areaPage = (name: AreaPage) => lazyRouteComponent(() => import('./area.ts'), name);
