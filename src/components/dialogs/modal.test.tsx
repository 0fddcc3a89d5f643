import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InTurkish } from '../in-turkish.tsx';
import { Dialog, Drawer } from './modal.tsx';

function Opener({ dismissable = true, onClose }: { dismissable?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <InTurkish>
      <button type="button" onClick={() => setOpen(true)}>
        Sepeti aç
      </button>
      <Drawer
        open={open}
        title="Sepetin"
        dismissable={dismissable}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <label>
          Kod <input data-autofocus />
        </label>
      </Drawer>
    </InTurkish>
  );
}

const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Sepetin' });

test('a closed drawer renders nothing; an open one focuses the requested element', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  expect(dialog()).toBeNull();
  await user.click(screen.getByText('Sepeti aç'));
  expect(dialog()).toHaveAttribute('open');
  expect(screen.getByLabelText('Kod')).toHaveFocus();
});

test('closing gives the focus back to the button that opened it', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByText('Sepeti aç'));
  await user.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(dialog()).toBeNull();
  expect(screen.getByText('Sepeti aç')).toHaveFocus();
});

test('Escape requests closing and leaves it to the owner', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <InTurkish>
      <Dialog open title="Sepetin" onClose={onClose}>
        …
      </Dialog>
    </InTurkish>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog()!, cancel);
  expect({
    asked: onClose.mock.calls.length,
    prevented: cancel.defaultPrevented,
    open: dialog()?.hasAttribute('open'),
  }).toEqual({
    asked: 1,
    prevented: true,
    open: true,
  });
});

test('a press on the backdrop closes; a drag that began inside does not', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(<Opener onClose={onClose} />);
  await user.click(screen.getByText('Sepeti aç'));
  fireEvent.pointerDown(screen.getByLabelText('Kod'));
  fireEvent.click(dialog()!);
  expect(onClose).toHaveBeenCalledTimes(0);
  fireEvent.pointerDown(dialog()!);
  fireEvent.click(dialog()!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that must be answered ignores Escape and backdrop and has no close button', async () => {
  const user = userEvent.setup();
  render(<Opener dismissable={false} />);
  await user.click(screen.getByText('Sepeti aç'));
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog()!);
  fireEvent.click(dialog()!);
  expect(dialog()).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull();
});

test('a confirmation focuses the cancel button and names both answers [DIALOG-5]', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  render(
    <InTurkish>
      <ConfirmDialog
        open
        title="Ev adresini silelim mi?"
        confirmLabel="Adresi sil"
        onConfirm={() => answers.push('confirm')}
        onCancel={() => answers.push('cancel')}
      >
        Siparişlerin etkilenmez.
      </ConfirmDialog>
    </InTurkish>,
  );
  expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Adresi sil' }));
  expect(answers).toEqual(['cancel', 'confirm']);
});
