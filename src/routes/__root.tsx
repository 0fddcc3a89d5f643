import { createRootRouteWithContext } from '@tanstack/react-router';
import { localeOfPath } from '../../domain/locale/index.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { RootDocument, RootErrorDocument } from '../app/root-document.tsx';
import { rootHead } from '../pages/shell/head/root-head.ts';
import type { RouterContext } from '../base/data/router-context.ts';
import { NotFoundPage } from '../pages/shell/error-page.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const locale = localeOfPath(location.pathname);
    await loadMessages(context.texts[locale], locale, 'common');
    return { locale };
  },
  head: ({ matches, match }) => rootHead(match.context.texts[match.context.locale], matches),
  component: RootDocument,
  errorComponent: RootErrorDocument,
  notFoundComponent: NotFoundPage,
});
