import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/create-password')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'CreatePasswordPage'),
});
