import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import type { Phone } from '../../../domain/account/index.ts';
import { CardCvcField, CardExpiryField, CardNumberField } from '../payment/card-fields.tsx';
import { CheckBox } from '../fields/check-box.tsx';
import { FormErrors } from './form-errors.tsx';
import { InTurkish } from '../in-turkish.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { Stepper } from '../fields/stepper.tsx';
import { TextAreaField, TextField } from '../fields/text-field.tsx';

const show = (node: ReactNode) => render(<InTurkish>{node}</InTurkish>);

test('an error marks its field and describes it together with the hint', () => {
  show(<TextField id="email" label="E-posta" hint="Fatura buraya gelir." error="@ eksik." />);
  const field = screen.getByLabelText('E-posta');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Fatura buraya gelir. @ eksik.');
});

test('a field without an error is valid and has no description', () => {
  show(<TextField label="E-posta" />);
  const field = screen.getByLabelText('E-posta');
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('the whole label of a check box ticks it', async () => {
  const user = userEvent.setup();
  const said: boolean[] = [];
  show(
    <CheckBox error="Bunsuz olmuyor." onCheckedChange={(checked) => said.push(checked)}>
      Okudum
    </CheckBox>,
  );
  await user.click(screen.getByText('Okudum'));
  await user.click(screen.getByText('Okudum'));
  expect(said).toEqual([true, false]);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bunsuz olmuyor.');
});

test('a password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  show(<PasswordField label="Şifre" defaultValue="gizli" />);
  const field = screen.getByLabelText('Şifre');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
  expect(field).toHaveAttribute('type', 'password');
});

function CardForm() {
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  return (
    <>
      <CardNumberField label="Kart numarası" value={number} onValueChange={setNumber} />
      <CardExpiryField label="Son kullanma" value={expiry} onValueChange={setExpiry} />
    </>
  );
}

test('a card number is grouped as typed; a digit inserted in the middle keeps the caret after it', async () => {
  const user = userEvent.setup();
  show(<CardForm />);
  const field = screen.getByLabelText<HTMLInputElement>('Kart numarası');
  await user.type(field, '552879000');
  expect(field).toHaveValue('5528 7900 0');
  await user.type(field, '1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect({ value: field.value, caret: field.selectionStart }).toEqual({ value: '5512 8790 00', caret: 3 });
});

test('the expiry gets its slash, and can be deleted across it', async () => {
  const user = userEvent.setup();
  show(<CardForm />);
  const field = screen.getByLabelText('Son kullanma');
  await user.type(field, '729');
  expect(field).toHaveValue('07/29');
  await user.type(field, '{Backspace}{Backspace}{Backspace}');
  expect(field).toHaveValue('07');
});

test.each([
  ['12/2030', '12/30'],
  ['1/30', '01/30'],
  ['0130', '01/30'],
])('the expiry %s is taken as %s', async (typed, taken) => {
  const user = userEvent.setup();
  show(<CardForm />);
  const field = screen.getByLabelText('Son kullanma');
  await user.type(field, typed);
  expect(field).toHaveValue(taken);
});

test('a phone number is kept without spaces and shown in groups', async () => {
  const user = userEvent.setup();
  const kept: Phone[] = [];
  function Form() {
    const [phone, setPhone] = useState<Phone>({ dialCode: '+90', number: '' });
    return (
      <PhoneField
        label="Telefon"
        value={phone}
        onValueChange={(next) => {
          kept.push(next);
          setPhone(next);
        }}
      />
    );
  }
  show(<Form />);
  await user.type(screen.getByLabelText('Telefon'), '5321234567');
  expect(screen.getByLabelText('Telefon')).toHaveValue('532 123 45 67');
  await user.selectOptions(screen.getByLabelText('Ülke kodu'), 'Almanya +49');
  expect(kept.slice(-2)).toEqual([
    { dialCode: '+90', number: '5321234567' },
    { dialCode: '+49', number: '5321234567' },
  ]);
});

function PhoneForm() {
  const [phone, setPhone] = useState<Phone>({ dialCode: '+90', number: '' });
  return <PhoneField label="Telefon" value={phone} onValueChange={setPhone} />;
}

test('a number that is pasted with its country chooses the country', async () => {
  const user = userEvent.setup();
  show(<PhoneForm />);
  const field = screen.getByLabelText('Telefon');
  await user.click(field);
  await user.paste('+43 664 1234567');
  expect(field).toHaveValue('6641234567');
  expect(screen.getByLabelText('Ülke kodu')).toHaveDisplayValue('Avusturya +43');
  await user.clear(field);
  await user.paste('0090 532 111 22 33');
  expect(field).toHaveValue('532 111 22 33');
  expect(screen.getByLabelText('Ülke kodu')).toHaveDisplayValue('Türkiye +90');
});

test('countries that share a code stay as they were chosen', async () => {
  const user = userEvent.setup();
  show(<PhoneForm />);
  await user.selectOptions(screen.getByLabelText('Ülke kodu'), 'Kanada +1');
  expect(screen.getByLabelText('Ülke kodu')).toHaveDisplayValue('Kanada +1');
});

function Counter() {
  const [count, setCount] = useState(8);
  return <Stepper label="Süper ped" value={count} values={[0, 8, 12, 20]} onChange={setCount} />;
}

test('the stepper jumps between the counts that boxes can make, with keys too, and stops at the ends', async () => {
  const user = userEvent.setup();
  show(<Counter />);
  const more = screen.getByRole('button', { name: 'Artır' });
  await user.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('12');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('20');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  const fewer = screen.getByRole('button', { name: 'Azalt' });
  await user.click(fewer);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('0');
  await user.click(fewer);
  expect(fewer).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('8');
});

const refused = (attempt: number) => (
  <InTurkish>
    <FormErrors attempt={attempt} errors={attempt === 0 ? [] : [{ fieldId: 'email', message: 'E-posta eksik' }]} />
    <TextField id="email" label="E-posta" />
  </InTurkish>
);

test('refused forms take the focus to the summary, whose links lead to the fields', async () => {
  const user = userEvent.setup();
  const { rerender } = render(refused(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(refused(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'E-posta eksik' }));
  expect(screen.getByLabelText('E-posta')).toHaveFocus();
});

const blankForm = {
  number: '',
  expiry: '',
  cvc: '',
  password: '',
  note: '',
  province: '',
  phone: { dialCode: '+90', number: '' } as Phone,
};

/** Everything is written to one state, so that each change draws every field again. */
function FilledForm({ onSend }: { onSend: (form: typeof blankForm) => void }) {
  const [form, setForm] = useState(blankForm);
  const at = (field: Exclude<keyof typeof blankForm, 'phone'>) => ({
    value: form[field],
    onValueChange: (value: string) => setForm((before) => ({ ...before, [field]: value })),
  });
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(form);
      }}
    >
      <CardNumberField label="Kart" {...at('number')} />
      <CardExpiryField label="Son kullanma" {...at('expiry')} />
      <CardCvcField label="Kod" {...at('cvc')} />
      <PasswordField label="Şifre" {...at('password')} />
      <TextAreaField label="Mektup" {...at('note')} />
      <SelectField
        label="İl"
        placeholder="Seç"
        options={[
          { value: 'tr-34', label: 'İstanbul' },
          { value: 'tr-35', label: 'İzmir' },
        ]}
        {...at('province')}
      />
      <PhoneField label="Telefon" value={form.phone} onValueChange={(phone) => setForm({ ...form, phone })} />
    </form>
  );
}

const filled: readonly (readonly [label: string, value: string])[] = [
  ['Kart', '5528790000000008'],
  ['Son kullanma', '03/39'],
  ['Kod', '123'],
  ['Şifre', 'güçlü-şifre-77'],
  ['Mektup', 'Kapıya bırakın'],
  ['İl', 'tr-35'],
  ['Ülke kodu', 'DE'],
  ['Telefon', '15112345678'],
];

const sentForm = {
  number: '5528 7900 0000 0008',
  expiry: '03/39',
  cvc: '123',
  password: 'güçlü-şifre-77',
  note: 'Kapıya bırakın',
  province: 'tr-35',
  phone: { dialCode: '+49', number: '15112345678' },
};

/** As Chrome on iOS and some password managers fill a field: by the prototype's setter, and without an event. */
function fillSilently(): void {
  for (const [label, value] of filled) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  }
}

test('fields autofilled without an event are submitted with their values', () => {
  const sent: (typeof blankForm)[] = [];
  show(<FilledForm onSend={(form) => sent.push(form)} />);
  fillSilently();
  fireEvent.submit(screen.getByRole('form'));
  expect(sent).toEqual([sentForm]);
});

test('typing after an autofill without events clears no other field', async () => {
  const user = userEvent.setup();
  const sent: (typeof blankForm)[] = [];
  show(<FilledForm onSend={(form) => sent.push(form)} />);
  fillSilently();
  await user.type(screen.getByLabelText('Kod'), '4');
  fireEvent.submit(screen.getByRole('form'));
  expect(sent).toEqual([{ ...sentForm, cvc: '1234' }]);
});
