import { createFileRoute } from '@tanstack/react-router';
import { looksLikeToken } from '../../../domain/token/index.ts';
import { NotFoundScreen } from '../../screens/shell/index.ts';

/** A link from an e-mail. Only what looks like a signed token is one; any other segment is the 404 page. Design §6. */
export const Route = createFileRoute('/{-$locale}/$token')({
  params: { parse: ({ token }) => (looksLikeToken(token) ? { token } : false) },
  ssr: false,
  component: NotFoundScreen,
});
