import { useLayoutEffect, useRef } from 'react';
import { type CardBrand, cardBrand, cardDigits, formatCardNumber, formatExpiry } from '../../../domain/card/index.ts';
import { digitText } from '../../../domain/text/index.ts';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';

export interface CardPartProps extends Omit<TextFieldProps, 'type' | 'value' | 'onValueChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

const brandNames: Record<CardBrand, string | null> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  troy: 'Troy',
  other: null,
};

/** Card number, grouped as one types; the caret stays behind the digit that was typed. Value with spaces. */
export function CardNumberField({ value, onValueChange, ...rest }: CardPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!input.current || digitsBeforeCaret.current === undefined) return;
    const caret = positionAfterDigits(value, digitsBeforeCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = undefined;
  }, [value]);

  return (
    <TextField
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      placeholder="0000 0000 0000 0000"
      {...rest}
      ref={input}
      mark={brandNames[cardBrand(value)]}
      value={value}
      onValueChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBeforeCaret.current = cardDigits(typed.slice(0, caret)).length;
        onValueChange(formatCardNumber(typed));
      }}
    />
  );
}

/** "07/29", the slash by itself. */
export function CardExpiryField({ value, onValueChange, ...rest }: CardPartProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="cc-exp"
      placeholder="AA/YY"
      {...rest}
      value={value}
      onValueChange={(typed) => onValueChange(typed.length < value.length ? typed : formatExpiry(typed))}
    />
  );
}

/** Three digits, four for amex. */
export function CardCvcField({ value, onValueChange, ...rest }: CardPartProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={4}
      {...rest}
      value={value}
      onValueChange={(typed) => onValueChange(digitText(typed))}
    />
  );
}

function positionAfterDigits(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (/\d/.test(text[index]!)) seen++;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
