import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/family-code')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'FamilyCodePage'),
});
