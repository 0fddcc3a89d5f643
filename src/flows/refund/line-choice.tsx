import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldError as Wrong } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { sum } from '../../../domain/money/index.ts';
import { mustBeUnopened, nextParts, REFUND_REASONS, type RefundPick } from '../../../domain/refund/index.ts';
import type { RefundEvent, RefundLineView } from '../../../machines/refund/index.ts';
import { Bought } from '../../components/catalogue/bought.tsx';
import { Line } from '../../components/basics/card.tsx';
import { CheckBox } from '../../components/fields/check-box.tsx';
import { FieldError } from '../../components/fields/field.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Stepper } from '../../components/fields/stepper.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { Detail, Reason, Reasons } from './refund.styles.ts';
import { useReasonWords, useRefusalWords } from './use-refund-words.ts';

export interface LineChoiceProps {
  line: RefundLineView;
  pick: RefundPick | undefined;
  /** Errors of the choice, once the customer has tried to go on. */
  errors: readonly Wrong[];
  disabled: boolean;
  send: (event: RefundEvent) => void;
}

/** One line of the order: how many are returned, and why; or why it cannot be returned. */
export function LineChoice({ line, pick, errors, disabled, send }: LineChoiceProps) {
  const locale = useLocale();
  const refusals = useRefusalWords();
  const { id, slug, type, name, quantity, refundable, reason } = line;
  const units = pick?.units ?? 0;
  const text = inLocale(name, locale);
  const { toCard, toBalance } = nextParts(line, Math.min(Math.max(1, units), quantity - line.refundedUnits));
  return (
    <Line>
      <Bought type={type} slug={slug}>
        {text}
        <small>
          {reason ? (
            refusals[reason]
          ) : units === 0 ? (
            <Trans>{quantity} aldın · sende kalıyor</Trans>
          ) : (
            <Trans>{quantity} aldın</Trans>
          )}
        </small>
      </Bought>
      {reason === null && (
        <Row>
          <Price amount={sum([toCard, toBalance])} />
          <Stepper
            label={text}
            value={units}
            max={refundable}
            disabled={disabled}
            onChange={(next) => send({ type: next > units ? 'line.add' : 'line.remove', line: id })}
          />
        </Row>
      )}
      {pick && <Why line={line} pick={pick} errors={errors} disabled={disabled} send={send} />}
    </Line>
  );
}

function Why({ line, pick, errors, disabled, send }: LineChoiceProps & { pick: RefundPick }) {
  const { t } = useLingui();
  const words = useReasonWords();
  const { id } = line;
  const isWrong = (field: string) => errors.some((error) => error.field === `${field}.${id}`);
  const needsTick = !line.isDonation && pick.reason !== null && mustBeUnopened(pick.reason);
  return (
    <Detail>
      <Reasons
        role="radiogroup"
        aria-describedby={`${id}-reason`}
        aria-invalid={isWrong('reason')}
        tabIndex={-1}
        disabled={disabled}
      >
        <legend>
          <Trans>Neden?</Trans>
        </legend>
        {REFUND_REASONS.map((reason) => (
          <Reason key={reason}>
            <input
              type="radio"
              name={`reason-${id}`}
              checked={pick.reason === reason}
              onChange={() => send({ type: 'reason.choose', line: id, reason })}
            />
            {words[reason]}
          </Reason>
        ))}
      </Reasons>
      <output id={`${id}-reason`}>
        {isWrong('reason') && (
          <FieldError>
            <Trans>Neden geri gönderdiğini seç.</Trans>
          </FieldError>
        )}
      </output>
      {needsTick && (
        <CheckBox
          checked={pick.isUnopened}
          disabled={disabled}
          error={
            isWrong('isUnopened') &&
            t`Açılan ürünü hijyen gereği geri alamıyoruz (Mesafeli Sözleşmeler Yönetmeliği, madde 15).`
          }
          onCheckedChange={(isUnopened) => send({ type: 'unopened.set', line: id, isUnopened })}
        >
          <Trans>Koruyucu ambalajı açılmadı.</Trans>
        </CheckBox>
      )}
    </Detail>
  );
}
