import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } });

/** Puts the source language around a component under test. */
export function InTurkish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
