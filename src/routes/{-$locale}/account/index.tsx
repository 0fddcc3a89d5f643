import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

export const Route = createFileRoute('/{-$locale}/account/')({
  ...areaPage('AccountPage'),
  codeSplitGroupings: [],
});
