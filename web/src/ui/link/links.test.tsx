import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ExternalLink } from './ExternalLink.tsx';
import { PageLink } from './PageLink.tsx';
import { PrefetchContext } from './PrefetchContext.tsx';

describe('PageLink', () => {
  it('goes to the page of that name and says so before one goes there', () => {
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

describe('ExternalLink', () => {
  it('opens a window of its own, tells nothing, and names the real host', () => {
    render(<ExternalLink href="https://accounts.example.com/register?ref=1">官网</ExternalLink>);
    const link = screen.getByRole('link', { name: /官网/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener noreferrer nofollow');
    expect(link.title).toBe('accounts.example.com');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', ''])('is only words for %j', (href) => {
    render(<ExternalLink href={href}>官网</ExternalLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('官网')).toBeTruthy();
  });
});
