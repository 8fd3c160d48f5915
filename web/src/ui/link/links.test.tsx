import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Logo } from '../logo/Logo.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { HrefLink } from './HrefLink.tsx';
import { PageLink } from './PageLink.tsx';
import { PrefetchContext } from './PrefetchContext.tsx';

describe('PageLink', () => {
  it('navigates to the page of that name and prefetches it before', () => {
    const near: string[] = [];
    render(
      <MemoryRouter>
        <PrefetchContext value={(href) => near.push(href)}>
          <PageLink to="coin" params={{ coinCode: 'bitcoin' }} search={{ unit: 'cny', tab: undefined }}>
            比特币
          </PageLink>
        </PrefetchContext>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: '比特币' });
    expect(link.getAttribute('href')).toBe('/currencies/bitcoin?unit=cny');
    fireEvent.focus(link);
    expect(near).toEqual(['/currencies/bitcoin?unit=cny']);
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

describe('HrefLink', () => {
  it('navigates without a page load, and leaves tabs and windows to the browser', () => {
    render(
      <MemoryRouter>
        <HrefLink href="/hot/max.html">排行</HrefLink>
        <Address />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: '排行' });
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(link, held), 'left to the browser').toBe(true);
    expect(screen.getByRole('status').textContent).toBe('/');
    expect(fireEvent.click(link), 'left to the browser').toBe(false);
    expect(screen.getByRole('status').textContent).toBe('/hot/max.html');
  });

  it('does not re-render when the address changes', () => {
    const drawn = vi.fn();
    render(
      <MemoryRouter>
        <Profiler id="link" onRender={drawn}>
          <HrefLink href="/?sort=price">排行</HrefLink>
        </Profiler>
        <Address />
      </MemoryRouter>,
    );
    drawn.mockClear();
    fireEvent.click(screen.getByRole('link', { name: '排行' }));
    expect(screen.getByRole('status').textContent).toBe('/?sort=price');
    expect(drawn).not.toHaveBeenCalled();
  });
});

describe('ExternalLink', () => {
  it('opens a new tab, sends no referrer, and names the real host', () => {
    render(<ExternalLink href="https://accounts.example.com/register?ref=1">官网</ExternalLink>);
    const link = screen.getByRole('link', { name: /官网/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener noreferrer nofollow');
    expect(link.title).toBe('accounts.example.com');
  });

  it.each([
    ['https://www.example.com/en/', 'example.com'],
    ['https://github.com/bitcoin/bitcoin', 'bitcoin/bitcoin'],
    ['https://x.com/binance', 'binance'],
  ])('to %s is called by where it leads when it has no words of its own', (href, words) => {
    render(<ExternalLink href={href} />);
    expect(screen.getByRole('link').firstChild?.textContent).toBe(words);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', ''])('is only words for %j', (href) => {
    render(<ExternalLink href={href}>官网</ExternalLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('官网')).toBeTruthy();
  });
});

describe('an address of somebody else', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('%j is followed by no link and loaded by no picture', (address) => {
    const { container } = render(
      <MemoryRouter>
        <HrefLink href={address}>站内</HrefLink>
        <ExternalLink href={address}>站外</ExternalLink>
        <Logo src={address} name="比特币" />
      </MemoryRouter>,
    );
    const attributes = [...container.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
    expect(attributes.filter((value) => value !== '')).toEqual([]);
    expect(container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('比');
  });

  it('at another site is no page of this one', () => {
    render(
      <MemoryRouter>
        <HrefLink href="https://example.com/a">站外</HrefLink>
        <Address />
      </MemoryRouter>,
    );
    expect(fireEvent.click(screen.getByRole('link', { name: '站外' })), 'left to the browser').toBe(true);
    expect(screen.getByRole('status').textContent).toBe('/');
  });
});
