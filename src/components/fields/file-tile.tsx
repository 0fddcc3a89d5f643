import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { FieldError } from './field.tsx';
import { PlusIcon, WarningIcon } from '../basics/icons.tsx';

const Tile = styled('label', {
  position: 'relative',
  display: 'grid',
  gap: '$2',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '6rem',
  padding: '$3',
  borderRadius: '$l',
  border: '1.5px dashed $field',
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '3px solid $focus', outlineOffset: '3px' },
  '&:has(:disabled)': { color: '$ink2', cursor: 'not-allowed' },
  '&:has([aria-invalid=true])': { borderColor: '$coralText' },
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
});

export interface FileTileProps extends Pick<ComponentProps<'input'>, 'accept' | 'disabled'> {
  label: ReactNode;
  /** Error of the file that was chosen last. */
  error?: ReactNode;
  onFile: (file: File) => void;
}

/** Field to choose or drop one file. The same file may be chosen again. */
export function FileTile({ label, error, onFile, ...input }: FileTileProps) {
  const id = useId();
  return (
    <div>
      <Tile>
        <PlusIcon />
        {label}
        <input
          {...input}
          type="file"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </Tile>
      <output>
        {error && (
          <FieldError id={`${id}-error`} css={{ marginTop: '$2' }}>
            <WarningIcon />
            <span>{error}</span>
          </FieldError>
        )}
      </output>
    </div>
  );
}
