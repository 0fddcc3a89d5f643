import { HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { Shell } from '../screens/shell/index.ts';
import { globalStyles } from '../theme/global.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `now`: the page is no use before React; the early script loads the app at once instead of when idle. */
    app?: 'now';
  }
}

export function RootDocument() {
  globalStyles();
  const locale = useLocale();
  const app = useMatches({ select: (matches) => matches.find((match) => match.staticData.app)?.staticData.app });
  return (
    <html lang={locale} data-app={app} suppressHydrationWarning>
      <head>
        <HeadContent />
        <meta name="theme-color" content="#fff9f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#190f1d" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  );
}
