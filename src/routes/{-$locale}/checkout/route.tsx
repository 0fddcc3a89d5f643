import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, useMatches } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { CheckoutHost } from '../../../flows/checkout/checkout-host.tsx';
import { Waiting } from '../../../flows/checkout/waiting.tsx';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

/** Owns the checkout: its actor lives as long as any of its pages is open. */
export const Route = createFileRoute('/{-$locale}/checkout')({
  ssr: false,
  staticData: { app: 'now', frame: 'slim' },
  validateSearch: (search): { attempt?: string | undefined } => ({
    attempt: typeof search['attempt'] === 'string' ? search['attempt'] : undefined,
  }),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Ödeme`) }),
  pendingComponent: Waiting,
  loader: ({ context: { i18n, locale } }) => loadMessages(i18n, locale, 'checkout'),
  // The loader is not split off: it is shorter than the code that would load it.
  codeSplitGroupings: [['component']],
  component: Checkout,
});

const page = getRouteApi('/{-$locale}/checkout');

function Checkout() {
  const { api } = page.useRouteContext();
  const isAddress = useMatches({ select: (matches) => matches.at(-1)?.pathname.endsWith('/address') ?? false });
  return <CheckoutHost api={api} attempt={page.useSearch().attempt} step={isAddress ? 'address' : 'pay'} />;
}
