import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { CORPORATION_TYPES } from '../../../domain/account/index.ts';
import { APPLICATION_LIMITS, packsFor } from '../../../domain/charity/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { ChoiceCard, ChoiceGroup } from '../../components/fields/choice-card.tsx';
import { FieldError } from '../../components/fields/field.tsx';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { FieldPair } from '../../components/feedback/step.tsx';
import { TextAreaField, TextField } from '../../components/fields/text-field.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useCorporationKinds } from '../../components/words/use-corporation-kinds.ts';
import { Choices } from './charity-application.styles.ts';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';
import { useStepFields } from './use-step-fields.ts';

export function TypeStep(props: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const kinds = useCorporationKinds();
  const id = useId();
  const { draft, errorOf } = useStepFields(props);
  const error = errorOf('applicationType', { required: t`Kurumunun türünü seç.` });
  return (
    <ChoiceGroup legend={<Trans>Kurumun türü</Trans>}>
      <Choices>
        {CORPORATION_TYPES.map((kind) => (
          <ChoiceCard
            key={kind}
            name="applicationType"
            label={kinds[kind]}
            checked={draft.applicationType === kind}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            onChange={() => props.send({ type: 'field.change', field: 'applicationType', value: kind })}
          />
        ))}
      </Choices>
      <output>{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</output>
    </ChoiceGroup>
  );
}

export function ContactStep(props: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const { draft, errorOf, text } = useStepFields(props);
  return (
    <FieldPair>
      <div data-all="">
        <TextField
          {...text('corporationName', { required: t`Kurumun adını yaz.` })}
          label={<Trans>Kurumun adı</Trans>}
          autoComplete="organization"
        />
      </div>
      <TextField
        {...text('firstName', { required: t`Adını yaz.` })}
        label={<Trans>Adın</Trans>}
        autoComplete="given-name"
      />
      <TextField
        {...text('lastName', { required: t`Soyadını yaz.` })}
        label={<Trans>Soyadın</Trans>}
        autoComplete="family-name"
      />
      <div data-all="">
        <TextField
          {...text('email', { required: t`E-posta adresini yaz.`, invalid: t`Bu bir e-posta adresine benzemiyor.` })}
          label={<Trans>E-posta</Trans>}
          hint={<Trans>Başvurunun sonucunu buraya yazarız.</Trans>}
          type="email"
          autoComplete="email"
        />
      </div>
      <div data-all="">
        <PhoneField
          label={<Trans>Cep telefonu</Trans>}
          value={draft.phone}
          error={errorOf('phone', { required: t`Cep telefonunu yaz.` })}
          onValueChange={({ dialCode, number }) => props.send({ type: 'phone.change', dialCode, number })}
        />
      </div>
    </FieldPair>
  );
}

export function NeedStep(props: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const { text } = useStepFields(props);
  const { most } = APPLICATION_LIMITS.quantity;
  return (
    <Stack gap={5}>
      <TextAreaField
        {...text('recipient', { required: t`Paketlerin kime gideceğini yaz.` })}
        rows={2}
        label={<Trans>Paketler kime gidecek?</Trans>}
        hint={<Trans>Ad ya da liste istemiyoruz; “yurtta kalan 120 öğrenci” yeter.</Trans>}
      />
      <Calculator onResult={(packs) => props.send({ type: 'field.change', field: 'quantity', value: String(packs) })} />
      <TextField
        {...text('quantity', {
          required: t`Kaç paket istediğini yaz.`,
          invalid: t`Yalnızca rakam yaz.`,
          tooSmall: t`En az 1 paket iste.`,
          tooLarge: t`En fazla ${most} paket istenebilir.`,
        })}
        label={<Trans>Paket adedi</Trans>}
        hint={<Trans>İncelemeye başlayana kadar değiştirebilirsin.</Trans>}
        inputMode="numeric"
        autoComplete="off"
      />
    </Stack>
  );
}

const countOf = (typed: string): number | null => (/^[1-9]\d{0,4}$/.test(typed.trim()) ? Number(typed) : null);

/** Calculates the number of packs; its own input is not sent. */
function Calculator({ onResult }: { onResult: (packs: number) => void }) {
  const [people, setPeople] = useState('');
  const [months, setMonths] = useState('');
  const [peopleCount, monthCount] = [countOf(people), countOf(months)];
  const packs = peopleCount !== null && monthCount !== null ? packsFor(peopleCount, monthCount) : null;
  return (
    <Card tone="sand">
      <h2>
        <Trans>Hesaplayalım</Trans>
      </h2>
      <Text size="small" quiet>
        <Trans>Kişi başına ayda bir paket sayıyoruz. Bu iki sayı gönderilmez.</Trans>
      </Text>
      <FieldPair>
        <TextField
          label={<Trans>Kaç kişi?</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={people}
          onValueChange={setPeople}
        />
        <TextField
          label={<Trans>Kaç ay?</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={months}
          onValueChange={setMonths}
        />
      </FieldPair>
      <Row>
        <Button size="small" disabled={packs === null} onClick={() => packs !== null && onResult(packs)}>
          <Trans>Bu sayıyı yaz</Trans>
        </Button>
        <output>{packs !== null && <Trans>{packs} paket eder.</Trans>}</output>
      </Row>
    </Card>
  );
}

export function DetailStep(props: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const { text } = useStepFields(props);
  return (
    <TextAreaField
      {...text('requestDetail', { required: t`Neye ihtiyacın olduğunu yaz.`, tooShort: t`Birkaç kelime daha yaz.` })}
      rows={6}
      label={<Trans>İhtiyacın</Trans>}
      hint={<Trans>Ne zaman, hangi ürün, nasıl dağıtılacak? İnsan okur; süslemene gerek yok.</Trans>}
    />
  );
}
