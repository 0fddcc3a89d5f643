import { useLingui } from '@lingui/react/macro';
import { BRAND_NAME, CONTACT_EMAIL, PHONE_HREF, SELLER } from '../../../domain/brand.ts';
import { styled } from '../../theme/stitches.ts';
import { AppLink, TextLink } from '../basics/app-link.tsx';
import { Container } from '../basics/container.tsx';
import { useFooterColumns, useLegalLinks } from './navigation.ts';
import { Text } from '../basics/text.tsx';

const Frame = styled('footer', { paddingTop: '3.5rem', overflow: 'hidden', '@md': { paddingTop: '$9' } });

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(7rem,34%)),1fr))',
  gap: '$6 $4',
  '& h2': { font: '600 .9375rem/1.4 $fonts$sans', letterSpacing: 0, marginBottom: '$2' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.2rem',
    textDecoration: 'none',
    color: '$ink2',
    fontSize: '.9375rem',
  },
  '& li a:hover': { color: '$ink', textDecoration: 'underline' },
  '& > :last-child': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '$3',
    justifyItems: 'start',
    alignContent: 'start',
    overflowWrap: 'anywhere',
  },
  '@sm': { gridTemplateColumns: 'repeat(4,auto)', justifyContent: 'space-between' },
  '@md': { gridTemplateColumns: 'repeat(4,auto) 17rem', '& > :last-child': { gridColumn: 'auto' } },
});

const Legal = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $5',
  fontSize: '$micro',
  color: '$ink2',
  padding: '$5 0 $4',
  '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: '2.2rem' },
  '& button': { border: 0, background: 'none', padding: 0, textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** The name, as wide as the page. An SVG: it scales without a layout shift. */
const Giant = styled('svg', { width: '100%', maxWidth: 'none', height: 'auto', color: '$coral', fontFamily: '$serif' });

/** The seller, as the law requires on every page; the name of the register is the same in both languages. */
const identity = `${SELLER.title} · ${SELLER.address} · MERSİS ${SELLER.mersis} · ${SELLER.taxOffice} · KEP ${SELLER.registeredEmail}`;

export interface FooterProps {
  /** Legal links only: on pages of the account and of a purchase. */
  slim?: boolean;
  onCookieChoices?: () => void;
}

export function Footer({ slim = false, onCookieChoices }: FooterProps) {
  const { t } = useLingui();
  const columns = useFooterColumns();
  const legal = useLegalLinks();
  return (
    <Frame>
      <Container>
        {!slim && (
          <Columns>
            {columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <AppLink href={href}>{label}</AppLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <div>
              <h2>{t`Bize yaz`}</h2>
              <Text size="small" quiet>{t`Aklına takılanı sor; bir insan okur, bir iş günü içinde cevap yazar.`}</Text>
              <TextLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</TextLink>
              <TextLink href={PHONE_HREF}>{SELLER.phone}</TextLink>
              <img
                src="/payment-marks.svg"
                alt="Visa, Mastercard, Troy, 3-D Secure"
                width={276}
                height={34}
                loading="lazy"
              />
            </div>
          </Columns>
        )}
        <Legal>
          {slim && (
            <>
              <a href={PHONE_HREF}>{SELLER.phone}</a>
              {legal.map(({ href, label }) => (
                <AppLink key={href} href={href}>
                  {label}
                </AppLink>
              ))}
            </>
          )}
          <span>{identity}</span>
          <span>© 2026 {BRAND_NAME}</span>
          <span>{t`Fiyatlara KDV dâhildir.`}</span>
          {onCookieChoices && (
            <button type="button" onClick={onCookieChoices}>
              {t`Çerez tercihleri`}
            </button>
          )}
        </Legal>
      </Container>
      {!slim && (
        <Giant viewBox="0 0 1280 250" aria-hidden="true">
          <text
            x="640"
            y="286"
            textAnchor="middle"
            fontSize="388"
            fontWeight="520"
            letterSpacing="-20"
            textLength="1250"
            lengthAdjust="spacingAndGlyphs"
            fill="currentColor"
          >
            {BRAND_NAME}
          </text>
        </Giant>
      )}
    </Frame>
  );
}
