import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { looksLikeToken } from '../../../domain/token/index.ts';
import { InvalidLinkScreen } from '../../pages/shell/index.ts';
import { privateHead } from '../../pages/shell/page-head.ts';

/**
 * A link from an e-mail. Only what looks like a signed token is one; any other segment is the 404 page. No flow takes
 * one at the root yet, so none can be valid. Design §6.
 */
export const Route = createFileRoute('/{-$locale}/$token')({
  params: { parse: ({ token }) => (looksLikeToken(token) ? { token } : false) },
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Geçersiz bağlantı`) }),
  component: InvalidLinkScreen,
});
