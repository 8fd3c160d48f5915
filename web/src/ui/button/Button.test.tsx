import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

function Example({ onSent }: { onSent: () => void }) {
  const [busy, setBusy] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    onSent();
    setBusy(true);
  }
  return (
    <form onSubmit={send}>
      <input aria-label="昵称" />
      <Button type="submit" busy={busy}>
        保存
      </Button>
    </form>
  );
}

describe('a busy button', () => {
  it('keeps the focus, and ignores further presses, also by Enter in a field', async () => {
    const onSent = vi.fn();
    render(<Example onSent={onSent} />);
    const button = screen.getByRole('button', { name: '保存' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    await userEvent.type(screen.getByLabelText('昵称'), '{Enter}');
    expect(onSent).toHaveBeenCalledOnce();
  });
});
