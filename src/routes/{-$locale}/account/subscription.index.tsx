import { createFileRoute, redirect } from '@tanstack/react-router';

/** Spec §2: the menu's "my subscription" is the account itself. */
export const Route = createFileRoute('/{-$locale}/account/subscription/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$locale}/account', params, replace: true });
  },
});
