import { describe, expect, it, vi } from 'vitest';
import { withStyles } from './withStyles.ts';

const sheets = () => [...document.head.querySelectorAll('link')];
const last = (): HTMLLinkElement => {
  const link = sheets().at(-1);
  if (!link) throw new Error('no style sheet was asked for');
  return link;
};

describe('code and its styles', () => {
  it('code waits for missing styles, and requests them until they have loaded', async () => {
    const load = vi.fn(async () => 'code');
    await expect(withStyles(load)).resolves.toBe('code');

    const missed = document.createElement('link');
    missed.rel = 'stylesheet';
    missed.href = '/assets/part.css';
    document.head.append(missed);
    missed.dispatchEvent(new Event('error'));

    const offline = withStyles(load);
    expect(sheets()).not.toContain(missed);
    expect(last().href).toBe(missed.href);
    last().dispatchEvent(new Event('error'));
    await expect(offline).rejects.toThrow('part.css');

    const online = withStyles(load);
    const beside = withStyles(load);
    expect(load).toHaveBeenCalledTimes(1);
    last().dispatchEvent(new Event('load'));
    await expect(Promise.all([online, beside])).resolves.toEqual(['code', 'code']);
    expect(sheets()).toHaveLength(1);
  });
});
