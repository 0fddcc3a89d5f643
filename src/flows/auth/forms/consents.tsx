import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { FieldSet } from './auth.styles.ts';
import type { AuthDraft, AuthFormProps } from './auth.types.ts';

interface ConsentsProps extends Pick<AuthFormProps, 'write'> {
  draft: AuthDraft;
  agreementId: string;
  agreementError: string | undefined;
  onAgreement: () => void;
}

/** Privacy notice, agreement and marketing consent (per channel) are kept apart. Law: KVKK. */
export function Consents({ draft, write, agreementId, agreementError, onAgreement }: ConsentsProps) {
  const ask = (channel: keyof AuthDraft['marketing']) => (isWanted: boolean) =>
    write({ marketing: { ...draft.marketing, [channel]: isWanted } });
  return (
    <>
      <FieldSet>
        <legend>
          <Trans>Kampanyalardan haberin olsun mu?</Trans>
        </legend>
        <Text size="small" quiet>
          <Trans>
            İstersen. E-postayla, kutun gelince nasıl bulduğunu da sorarız. Seçmesen de üye olursun; fikrini hesabından
            tek adımda değiştirirsin.
          </Trans>
        </Text>
        <CheckBox name="marketing.email" checked={draft.marketing.email} onCheckedChange={ask('email')}>
          <Trans>E-postayla</Trans>
        </CheckBox>
        <CheckBox name="marketing.sms" checked={draft.marketing.sms} onCheckedChange={ask('sms')}>
          <Trans>SMS ile</Trans>
        </CheckBox>
        <CheckBox name="marketing.call" checked={draft.marketing.call} onCheckedChange={ask('call')}>
          <Trans>Telefonla</Trans>
        </CheckBox>
      </FieldSet>
      <div>
        <CheckBox
          id={agreementId}
          name="agreement"
          checked={draft.hasAgreed}
          error={agreementError}
          onCheckedChange={(hasAgreed) => {
            onAgreement();
            write({ hasAgreed });
          }}
        >
          <Trans>
            <TextLink href="/know-us/membership-aggreement" target="_blank">
              Üyelik sözleşmesini
            </TextLink>{' '}
            okudum, kabul ediyorum.
          </Trans>
        </CheckBox>
        <Text size="small" quiet>
          <Trans>
            Bilgilerini hesabını açmak ve siparişini ulaştırmak için işliyoruz. Nasıl işlediğimiz{' '}
            <TextLink href="/know-us/kvkk" target="_blank">
              KVKK aydınlatma metninde
            </TextLink>
            .
          </Trans>
        </Text>
      </div>
    </>
  );
}
