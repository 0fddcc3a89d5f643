import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LOCATION_LEVELS } from '../../../domain/address/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { FieldPair } from '../../components/feedback/step.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { PlaceField } from '../address/address-fields.tsx';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';
import { useStepFields } from './use-step-fields.ts';

export function AddressStep(props: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const id = useId();
  const { snapshot, send } = props;
  const { draft, errorOf, text } = useStepFields(props);
  return (
    <FieldPair>
      {LOCATION_LEVELS.map((level) => (
        <PlaceField
          key={level}
          level={level}
          id={`${id}${level}`}
          error={errorOf(level)}
          location={draft.location}
          lists={snapshot.context.lists}
          isListing={snapshot.matches({ address: 'listing' })}
          isListed={snapshot.matches({ address: 'editing' })}
          onChoose={(place) => send({ type: 'place.choose', level, place })}
        />
      ))}
      {snapshot.matches({ address: 'unlisted' }) && (
        <Row data-all="">
          <Button size="small" onClick={() => send({ type: 'places.retry' })}>
            <Trans>Listeyi yeniden iste</Trans>
          </Button>
        </Row>
      )}
      <div data-all="">
        <TextAreaField
          {...text('line', { required: t`Cadde, sokak ve kapı numarasını yaz.` })}
          rows={2}
          label={<Trans>Cadde, sokak, kapı</Trans>}
          autoComplete="street-address"
        />
      </div>
    </FieldPair>
  );
}
