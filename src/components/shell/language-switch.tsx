import { useLingui } from '@lingui/react/macro';
import { LOCALES } from '../../../domain/locale/index.ts';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { useLocale } from '../words/use-locale.ts';

const Switch = styled('nav', {
  display: 'flex',
  fontSize: '$small',
  fontWeight: 600,
  '& a': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '$target',
    minHeight: '$target',
    color: '$ink2',
    textDecoration: 'none',
  },
  '& a[data-current]': {
    color: '$ink',
    textDecoration: 'underline',
    textUnderlineOffset: '.35em',
    textDecorationThickness: '2px',
    textDecorationColor: '$coral',
  },
});

const names = { tr: { short: 'TR', full: 'Türkçe' }, en: { short: 'EN', full: 'English' } };

/** The same page in the other language. `path` is the current path with its query. */
export function LanguageSwitch({ path }: { path: string }) {
  const { t } = useLingui();
  const current = useLocale();
  return (
    <Switch aria-label={t`Dil`}>
      {LOCALES.map((locale) => (
        <AppLink
          key={locale}
          href={path}
          locale={locale}
          lang={locale}
          hrefLang={locale}
          title={names[locale].full}
          // The server renders one page for all visitors, without the parameters of this visitor's URL.
          suppressHydrationWarning
          {...(locale === current ? { 'data-current': '', 'aria-current': 'true' as const } : {})}
        >
          {names[locale].short}
        </AppLink>
      ))}
    </Switch>
  );
}
