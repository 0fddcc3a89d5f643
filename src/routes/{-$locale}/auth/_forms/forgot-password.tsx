import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../../../-page-head.ts';

/** Shown by the layout: the forms share one flow. */
export const Route = createFileRoute('/{-$locale}/auth/_forms/forgot-password')({
  staticData: { app: 'now' },
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Şifremi unuttum`) }),
});
