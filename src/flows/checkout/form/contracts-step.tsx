import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { inLocale } from '../../../../domain/locale/index.ts';
import type { AgreementKind, ContractDraft } from '../../../../machines/checkout/index.ts';
import { TextButton, TextLink } from '../../../components/basics/app-link.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { ScrollText } from '../../../components/feedback/step.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useFailureWords } from '../../../components/words/use-failure-words.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { ContractBox, LegalText } from './checkout.styles.ts';
import type { CheckoutScreenProps } from './checkout.types.ts';

type ContractsStepProps = Pick<CheckoutScreenProps, 'snapshot' | 'send' | 'payment' | 'onBegin'>;

/** Both texts in full, here and in a dialog; checkboxes that only the shopper ticks. Law: distance sales. */
export function ContractsStep({ snapshot, send, payment, onBegin }: ContractsStepProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<AgreementKind | null>(null);
  const words = useFailureWords();
  const { contracts, agreements, missing, addressId, failure } = snapshot.context;
  const accept: Record<AgreementKind, string> = {
    preliminaryInformation: t`Ön bilgilendirme formunu okudum, kabul ediyorum.`,
    distanceSales: t`Mesafeli satış sözleşmesini okudum, kabul ediyorum.`,
  };
  const shown = contracts.find(({ kind }) => kind === opened);

  if (snapshot.matches({ filling: 'draftFailed' }))
    return (
      <Notice tone="warning" role="alert">
        <b>{t`Sözleşmeleri hazırlayamadık.`}</b>
        {failure && /^(invalid|rejected|conflict|notFound)$/.test(failure.kind) ? (
          <>
            {words(failure)} <TextLink href="/cart">{t`Sepete git`}</TextLink>
          </>
        ) : (
          <>
            {t`Okumadan ödeme alınmaz; yazdıkların duruyor.`}{' '}
            <TextButton type="button" onClick={() => send({ type: 'quote.retry' })}>{t`Yeniden dene`}</TextButton>
          </>
        )}
      </Notice>
    );
  if (contracts.length === 0)
    return addressId === null ? (
      <Text quiet>
        <Trans>Adresini seçince iki metin de burada, tam hâliyle çıkar.</Trans>
      </Text>
    ) : (
      <div aria-busy="true">
        <TextSkeleton lines={5} />
      </div>
    );
  return (
    <Stack gap={4}>
      <Text size="small" quiet>
        <Trans>İkisi de burada, tam metin. Onay kutularını biz işaretlemiyoruz.</Trans>
      </Text>
      {contracts.map((contract) => (
        <div key={contract.kind}>
          <Contract
            contract={contract}
            onOpen={() => {
              onBegin?.();
              setOpened(contract.kind);
            }}
          />
          <CheckBox
            name={contract.kind}
            id={contract.kind}
            error={
              missing.includes(contract.kind) &&
              !agreements[contract.kind] &&
              t`Devam etmek için bunu onaylaman gerekiyor.`
            }
            checked={agreements[contract.kind]}
            disabled={!snapshot.can({ type: 'agreement.set', kind: contract.kind, accepted: true })}
            onCheckedChange={(accepted) => send({ type: 'agreement.set', kind: contract.kind, accepted })}
          >
            {accept[contract.kind]}
          </CheckBox>
        </div>
      ))}
      {shown && payment && (
        <payment.ContractDialog
          contract={shown}
          isAccepted={agreements[shown.kind]}
          onAccept={() => {
            send({ type: 'agreement.set', kind: shown.kind, accepted: true });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        >
          <Sections contract={shown} />
        </payment.ContractDialog>
      )}
    </Stack>
  );
}

function Contract({ contract, onOpen }: { contract: ContractDraft; onOpen: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const title = inLocale(contract.title, locale);
  return (
    <ContractBox>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ScrollText as="section" tabIndex={0} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        <Sections contract={contract} />
      </ScrollText>
      <TextButton type="button" onClick={onOpen} aria-label={t`${title}: tamamını oku`}>
        <Trans>Tamamını oku</Trans>
      </TextButton>
    </ContractBox>
  );
}

function Sections({ contract }: { contract: ContractDraft }) {
  const locale = useLocale();
  return (
    <LegalText>
      {contract.sections.map(({ heading, paragraphs }) => (
        <section key={heading.tr}>
          <h4>{inLocale(heading, locale)}</h4>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.tr}>{inLocale(paragraph, locale)}</p>
          ))}
        </section>
      ))}
    </LegalText>
  );
}
