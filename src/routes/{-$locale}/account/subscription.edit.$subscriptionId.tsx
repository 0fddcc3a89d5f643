import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

export const Route = createFileRoute('/{-$locale}/account/subscription/edit/$subscriptionId')({
  ...areaPage('EditSubscriptionPage'),
  // `cart`: what is in the cart is to go into this box.
  validateSearch: (search): { from?: 'cart' | undefined } => ({ from: search['from'] === 'cart' ? 'cart' : undefined }),
  codeSplitGroupings: [],
});
