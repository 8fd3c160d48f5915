import { render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

const reload = vi.hoisted(() => vi.fn());
vi.mock('#templates/errors/reload.ts', async (original) => ({
  ...(await original<typeof import('#templates/errors/reload.ts')>()),
  reloadOnceAfter500: reload,
}));

function Page({ breaks }: { breaks: boolean }) {
  if (breaks) throw new Error('broken page');
  return <p>whole page</p>;
}

const at = (place: string, breaks: boolean) => (
  <PageBoundary place={place} fallback={<p>failure page</p>}>
    <Page breaks={breaks} />
  </PageBoundary>
);

// React also logs a caught error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  Cookies.remove('reload500');
});

describe('a page that throws while rendering', () => {
  it('causes one reload, then shows the failure page', () => {
    render(at('a', true));
    expect(screen.getByText('failure page')).toBeDefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not break the next page', () => {
    const { rerender } = render(at('a', true));
    rerender(at('a', false));
    expect(screen.getByText('failure page')).toBeDefined();
    rerender(at('b', false));
    expect(screen.getByText('whole page')).toBeDefined();
  });
});
