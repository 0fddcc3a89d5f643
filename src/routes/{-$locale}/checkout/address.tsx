import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

/** Shown by the layout, which owns the checkout. */
export const Route = createFileRoute('/{-$locale}/checkout/address')({
  ssr: false,
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Teslimat adresi`) }),
});
