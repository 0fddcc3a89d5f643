import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/communication')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'CommunicationPage'),
});
