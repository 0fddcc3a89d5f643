import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { areaPage } from '../../../pages/account/area-page.ts';

export const Route = createFileRoute('/{-$locale}/account/corporation-profile')({
  loader: ({ context: { i18n, locale } }) => loadMessages(i18n, locale, 'corporation'),
  codeSplitGroupings: [],
  component: areaPage('CorporationPage'),
});
