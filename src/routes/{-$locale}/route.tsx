import { createFileRoute } from '@tanstack/react-router';
import { DEFAULT_LOCALE } from '../../../domain/locale/index.ts';

/** English is prefixed with its code, Turkish has no prefix; every other first segment is no language. Spec §2. */
export const Route = createFileRoute('/{-$locale}')({
  params: {
    parse: ({ locale }): { locale?: string } | false => (locale === undefined || locale === 'en' ? { locale } : false),
  },
  // Not in `beforeLoad`: its result is serialised into the page.
  context: ({ context, params }) => ({ i18n: context.texts[params.locale === 'en' ? 'en' : DEFAULT_LOCALE] }),
});
