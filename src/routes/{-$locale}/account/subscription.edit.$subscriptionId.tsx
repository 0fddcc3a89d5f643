import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

export const Route = createFileRoute('/{-$locale}/account/subscription/edit/$subscriptionId')({
  ...areaPage('EditSubscriptionPage'),
  // `cart`: the cart's lines are offered for this box.
  validateSearch: (search): { from?: 'cart' | undefined } => ({ from: search['from'] === 'cart' ? 'cart' : undefined }),
  codeSplitGroupings: [],
});
