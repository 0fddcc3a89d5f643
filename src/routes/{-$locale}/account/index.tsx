import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'AccountPage'),
});
