import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { absences } from '../../../domain/product/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Panel } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { AbsenceList } from '../../components/catalogue/absence-list.tsx';
import { useLocale } from '../../components/words/use-locale.ts';

/** Materials that pads and pantyliners are made without. */
export function Absent() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Panel>
      <Container>
        <Stack align="start">
          <h2>
            <Trans>
              İçinde <em>ne yok</em>
            </Trans>
          </h2>
          <AbsenceList absences={absences.pad.map((absence) => inLocale(absence, locale))} none={t`yok:`} on="sand" />
          <Lead>
            <Trans>Ped ve günlük pedlerde üçü de yok. Tamponda parfüm, boya ve plastik yok.</Trans>
          </Lead>
          <TextLink href="/know-us/all-materials">{t`Neler var, hepsi`}</TextLink>
          <TextLink href="/know-us/test-results">{t`Test sonuçları`}</TextLink>
        </Stack>
      </Container>
    </Panel>
  );
}
