import type { ApplicationField } from '../../../domain/charity/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import type { TextField } from '../../../machines/charity-application/index.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';

type Own = Partial<Record<FieldErrorCode, string>>;

/** The error of a field in words, and the props of a text field. */
export function useStepFields({ snapshot, send }: CharityApplicationScreenProps) {
  const words = useFieldWords();
  const { draft, errors } = snapshot.context;
  const errorOf = (field: ApplicationField, own?: Own) => {
    const error = errors.find((each) => each.field === field);
    return error && words(error, own);
  };
  const text = (field: TextField, own?: Own) => ({
    value: draft[field],
    error: errorOf(field, own),
    onValueChange: (value: string) => send({ type: 'field.change', field, value }),
  });
  return { draft, errorOf, text };
}
