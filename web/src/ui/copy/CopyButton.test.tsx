import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Address } from '../address/Address.tsx';
import { connectToasts } from '../toast/toast.ts';

const ADDRESS = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e';

describe('an address', () => {
  it('is truncated on screen and copied in full', async () => {
    const user = userEvent.setup();
    const shown: string[] = [];
    const leave = connectToasts((kind, text) => shown.push(`${kind} ${text}`));
    render(<Address value={ADDRESS} />);
    expect(screen.getByText('0x742d35Cc…4e4438f44e').title).toBe(ADDRESS);
    await user.click(screen.getByRole('button', { name: '复制地址' }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await waitFor(() => expect(shown).toEqual(['success 复制成功!']));
    leave();
  });

  it('tells the visitor to copy it by hand where the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    const shown: string[] = [];
    const leave = connectToasts((kind) => shown.push(kind));
    render(<Address value={ADDRESS} />);
    await user.click(screen.getByRole('button', { name: '复制地址' }));
    await waitFor(() => expect(shown).toEqual(['error']));
    leave();
    vi.restoreAllMocks();
  });

  it('shows `--` without a button when unknown', () => {
    const { container } = render(<Address value={null} />);
    expect(container.textContent).toBe('--');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
