import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Example({ mustAnswer = false }: { mustAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="公告" mustAnswer={mustAnswer}>
        <button type="button" onClick={() => setOpen(false)}>
          我知道了
        </button>
      </Dialog>
    </>
  );
}

async function openIt(mustAnswer = false) {
  const user = userEvent.setup();
  render(<Example mustAnswer={mustAnswer} />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('dialog', { name: '公告' });
  return user;
}

describe('Dialog', () => {
  it('takes the focus, keeps it inside, and gives it back when closed by Esc', async () => {
    const user = await openIt();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('打开'));
  });

  it('that must be answered is left by its own button alone', async () => {
    const user = await openIt(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
