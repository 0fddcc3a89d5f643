import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { LogoMark } from '../../components/pictures/logo.tsx';
import { BRAND_NAME } from '../../../domain/brand.ts';
import { styled } from '../../theme/stitches.ts';

const Content = createContext<ReactNode>(null);
const Head = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  height: '3.5rem',
  padding: '0 1rem',
  fontFamily: '$serif',
  fontWeight: 600,
  fontSize: '1.5rem',
});

/** The surroundings of a screen in the shop: a router with a single page, the texts, the brand. */
export function Frame({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  );
  return (
    <Content value={children}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </Content>
  );
}

function Page() {
  const content = useContext(Content);
  return (
    <>
      <Head>
        <LogoMark />
        {BRAND_NAME}
      </Head>
      {content}
    </>
  );
}
