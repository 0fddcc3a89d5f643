import { createFileRoute } from '@tanstack/react-router';

/** English is prefixed with its code, Turkish has no prefix; every other first segment is no language. Spec §2. */
export const Route = createFileRoute('/{-$locale}')({
  params: {
    parse: ({ locale }): { locale?: string } | false => (locale === undefined || locale === 'en' ? { locale } : false),
  },
});
