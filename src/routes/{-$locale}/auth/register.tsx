import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { RegisterScreen } from '../../../screens/auth/index.tsx';
import { privateHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/auth/register')({
  staticData: { app: 'now' },
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'auth'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Üye ol`) }),
  component: RegisterScreen,
});
