import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AllSeen } from '#testing/AllSeen.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

afterEach(() => vi.unstubAllGlobals());

const found = (data: object) => server.use(answers('selfCheck', { code: 200, msg: '', data }));

async function line() {
  vi.stubGlobal('IntersectionObserver', AllSeen);
  await renderRoute(QUIET_PAGE);
  const footer = within(await screen.findByRole('contentinfo'));
  return { footer, says: (words: RegExp) => footer.findByText(words) };
}

it('says at the foot of every page how many relations hold now', async () => {
  found({ at: TEST_NOW, checked: 512, failed: 0, failures: [] });
  const { says } = await line();
  expect((await says(/此刻 512 条关系全部吻合/)).textContent).toBe('本站自检：此刻 512 条关系全部吻合');
});

it('leads to those that do not', async () => {
  found({ at: TEST_NOW, checked: 512, failed: 2, failures: [] });
  const { says } = await line();
  expect((await says(/此刻 512 条关系，2 条不吻合/)).getAttribute('href')).toBe('/status');
});

it('says before the first check that there has been none, and nothing while that is unknown', async () => {
  expect((await (await line()).says(/尚未自检/)).textContent).toBe('本站自检：尚未自检');
});
