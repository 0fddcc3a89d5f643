import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';
import { loadMessages } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/{-$locale}/account/addresses')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'address'),
  codeSplitGroupings: [],
  component: areaPage('AddressesPage'),
});
