import { createRootRouteWithContext } from '@tanstack/react-router';
import { localeOfPath } from '../../domain/locale/index.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { RootDocument } from './-root-document.tsx';
import { rootHead } from './-root-head.ts';
import type { RouterContext } from './-router-context.ts';
import { ErrorPage, NotFoundPage } from './-shell-pages.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const locale = localeOfPath(location.pathname);
    await loadMessages(context.i18n, locale, 'common', 'shell');
    return { locale };
  },
  head: ({ matches, match }) => rootHead(match.context.i18n, matches),
  component: RootDocument,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});
