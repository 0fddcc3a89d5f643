import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';

/** Questions before a first purchase; the answers are only in the chapters. */
export function Questions() {
  const { t } = useLingui();
  return (
    <Section>
      <Stack align="start">
        <h2>
          <Trans>
            Aklındaki <em>soru</em>
          </Trans>
        </h2>
        <TextLink href="/know-us/faqs/subscription">{t`Abonelik beni bağlar mı?`}</TextLink>
        <TextLink href="/know-us/faqs/delivery">{t`Kutum ne zaman gelir?`}</TextLink>
        <TextLink href="/know-us/faqs/returns">{t`Beğenmezsem ne olur?`}</TextLink>
        <TextLink href="/know-us/faqs">{t`Bütün sorular`}</TextLink>
      </Stack>
    </Section>
  );
}
