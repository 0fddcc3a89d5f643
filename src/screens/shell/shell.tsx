import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND_NAME } from '../../../domain/brand.ts';

interface ShellProps {
  children: ReactNode;
}

/** The frame of every page. A screen is rendered inside <main> and begins with its <h1>. */
export function Shell({ children }: ShellProps) {
  return (
    <>
      <a href="#main">
        <Trans>İçeriğe geç</Trans>
      </a>
      <header>
        <Link to="/{-$locale}">{BRAND_NAME}</Link>{' '}
        <Link to="/{-$locale}/store">
          <Trans>Mağaza</Trans>
        </Link>{' '}
        <Link to="/{-$locale}/cart">
          <Trans>Sepet</Trans>
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
