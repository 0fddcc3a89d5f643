import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/subscription/edit/$subscriptionId')({
  // `cart`: what is in the cart is to go into this box.
  validateSearch: (search): { from?: 'cart' | undefined } => ({ from: search['from'] === 'cart' ? 'cart' : undefined }),
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('../../../flows/edit-subscription/edit-subscription-page.tsx'),
    'EditSubscriptionPage',
  ),
});
