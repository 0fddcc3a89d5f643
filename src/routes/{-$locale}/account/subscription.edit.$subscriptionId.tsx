import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/subscription/edit/$subscriptionId')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('../../../flows/edit-subscription/edit-subscription-page.tsx'),
    'EditSubscriptionPage',
  ),
});
