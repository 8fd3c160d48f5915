import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer } from './Drawer.tsx';

interface ExampleProps {
  /** The trigger unmounts while the drawer is open, as a menu's button does when the screen is turned. */
  openerGoes?: boolean;
}

function Example({ openerGoes = false }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>行情</h1>
      {!(openerGoes && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          菜单
        </button>
      )}
      <Drawer open={open} onOpenChange={setOpen} title="导航">
        <a href="/exchange">交易所</a>
      </Drawer>
    </main>
  );
}

async function openIt(props: ExampleProps = {}) {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(screen.getByRole('button', { name: '菜单' }));
  const drawer = await screen.findByRole('dialog', { name: '导航' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return user;
}

describe('Drawer', () => {
  it.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByLabelText('关闭'))],
  ])('takes the focus, and returns it when closed by %s', async (_by, close) => {
    const user = await openIt();
    await close(user);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('菜单'));
  });

  it('focuses the page’s heading when the trigger has gone', async () => {
    const user = await openIt({ openerGoes: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '行情' })));
  });
});
