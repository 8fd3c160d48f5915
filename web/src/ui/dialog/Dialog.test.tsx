import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

interface ExampleProps {
  mustAnswer?: boolean;
  /** The trigger unmounts when the dialog is answered, as 登录 does after a login. */
  openerGoes?: boolean;
}

function Example({ mustAnswer = false, openerGoes = false }: ExampleProps) {
  const [open, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  return (
    <main>
      <h1>行情</h1>
      {!(openerGoes && hasOpened) && (
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="公告" mustAnswer={mustAnswer}>
        <button
          type="button"
          onClick={() => {
            setOpened(true);
            setOpen(false);
          }}
        >
          我知道了
        </button>
      </Dialog>
    </main>
  );
}

async function openIt(props: ExampleProps = {}) {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  await screen.findByRole('dialog', { name: '公告' });
  return user;
}

afterEach(() => vi.unstubAllGlobals());

describe('Dialog', () => {
  it('takes the focus, traps it, and returns it when closed by Esc', async () => {
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

  it('returns the focus when closed by its button', async () => {
    const user = await openIt();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('打开'));
  });

  it('stays on an Esc that only ends a composition', async () => {
    await openIt();
    const inside = screen.getByRole('button', { name: '我知道了' });
    fireEvent.keyDown(inside, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(inside, { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.keyDown(inside, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('focuses its first text field', async () => {
    render(
      <Dialog open onOpenChange={() => undefined} title="登录">
        <input type="radio" aria-label="短信登录" />
        <input type="tel" aria-label="手机号" />
      </Dialog>,
    );
    const field = await screen.findByLabelText('手机号');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('focuses itself on a touch device: no keyboard covers it, no ring stands around its button', async () => {
    const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (media: string) => ({ ...list, matches: media === '(pointer: coarse)' }));
    render(
      <Dialog open onOpenChange={() => undefined} title="登录">
        <input type="tel" aria-label="手机号" />
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: '登录' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
  });

  it('focuses the page’s heading when the trigger has gone', async () => {
    const user = await openIt({ openerGoes: true });
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '行情' })));
  });

  it('that must be answered closes by its own button only', async () => {
    const user = await openIt({ mustAnswer: true });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
