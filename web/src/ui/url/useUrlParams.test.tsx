import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { type Location, NavigationType, Router } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createMemoryHistory as createHistory } from './routerInternals.ts';
import { useUrlParams } from './useUrlParams.ts';

/** A site that renders a new address only when told to, like a slow transition. */
function SlowSite({ history }: { history: ReturnType<typeof createHistory> }) {
  const [drawn, setDrawn] = useState<Location>(history.location);
  return (
    <Router location={drawn} navigationType={NavigationType.Replace} navigator={history}>
      <Switch name="period" value="7d" />
      <Switch name="top" value="500" />
      <Switch name="top" value={null} />
      <button type="button" onClick={() => startTransition(() => setDrawn(history.location))}>
        draw
      </button>
    </Router>
  );
}

function Switch({ name, value }: { name: string; value: string | null }) {
  const [params, write] = useUrlParams();
  return (
    <button type="button" onClick={() => write({ [name]: value })}>
      {`${name} ${value ?? 'none'} at ${params.toString()}`}
    </button>
  );
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('the URL parameters', () => {
  it('keep both of two changes made before the page re-rendered', async () => {
    const history = createHistory({ initialEntries: ['/hot?unit=cny'] });
    render(<SlowSite history={history} />);
    await press(/^period 7d/);
    await press(/^top 500/);
    expect(history.location.search).toBe('?unit=cny&period=7d&top=500');
  });

  it('remove a parameter by null, also after the address has rendered', async () => {
    const history = createHistory({ initialEntries: ['/hot?unit=cny&top=500'] });
    render(<SlowSite history={history} />);
    await press(/^period 7d/);
    await press('draw');
    await press(/^top none/);
    expect(history.location.search).toBe('?unit=cny&period=7d');
  });

  it('start over from an address the visitor navigated to in the meantime', async () => {
    const history = createHistory({ initialEntries: ['/hot'] });
    render(<SlowSite history={history} />);
    await press(/^period 7d/);
    history.push('/hot?unit=cny');
    await press('draw');
    await press(/^top 500/);
    expect(history.location.search).toBe('?unit=cny&top=500');
  });
});
