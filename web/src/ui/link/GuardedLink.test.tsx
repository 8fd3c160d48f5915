import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GuardedLink } from './GuardedLink.tsx';

const show = (href: string, guarded = true) =>
  render(
    <GuardedLink href={href} guarded={guarded}>
      官网
    </GuardedLink>,
  );
const link = () => screen.getByRole('link', { name: /官网/ });

describe('GuardedLink', () => {
  it.each([
    ['click', () => fireEvent.click(link())],
    [
      'middle click',
      () => fireEvent(link(), new MouseEvent('auxclick', { bubbles: true, cancelable: true })),
    ],
  ])('a %s goes nowhere and asks, with the host that is really meant', async (_what, press) => {
    show('https://bitcoin.org@evil.example/login');
    expect(press()).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: '即将离开本站' });
    expect(dialog.textContent).toContain('evil.example');
    expect(dialog.textContent).not.toContain('bitcoin.org');
  });

  it('continues by an ordinary link, which also closes the dialog', async () => {
    show('https://example.com/a?b=1');
    await userEvent.click(link());
    const onward = await screen.findByRole('link', { name: /继续访问/ });
    expect(onward.getAttribute('href')).toBe('https://example.com/a?b=1');
    expect(onward.getAttribute('target')).toBe('_blank');
    await userEvent.click(onward);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays here on 取消 and returns the focus to the link', async () => {
    show('https://example.com/');
    await userEvent.click(link());
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(link()));
  });

  it('asks nothing when unguarded, and is plain text for an unsafe address', () => {
    show('https://example.com/', false);
    expect(fireEvent.click(link())).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    show('javascript:alert(1)');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
