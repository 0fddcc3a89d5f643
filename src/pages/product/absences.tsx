import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/basics/app-link.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { AbsenceList } from '../../components/catalogue/absence-list.tsx';

/** Materials that the product is made without, with a link to all materials. */
export function Absences({ absences }: { absences: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Section>
      <Stack align="start">
        <h2>
          <Trans>
            İçinde <em>ne yok</em>
          </Trans>
        </h2>
        <AbsenceList absences={absences} none={t`yok:`} />
        <TextLink href="/know-us/all-materials">
          {t`Neler var, hepsi`} <ArrowRightIcon />
        </TextLink>
        <TextLink href="/know-us/test-results">
          {t`Test sonuçları`} <ArrowRightIcon />
        </TextLink>
      </Stack>
    </Section>
  );
}
