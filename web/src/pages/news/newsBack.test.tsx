import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';

test.each(['/news/flash.html', '/analyse'])(
  '%s is as long as it was left when the reader comes back, and a link to it begins anew',
  async (list) => {
    const { container, user, goTo, goBack } = await renderPage(list);
    const items = () => container.querySelectorAll('main article').length;
    const more = await screen.findByText('加载更多');
    const first = items();
    await user.click(more);
    await soon(() => expect(items()).toBeGreaterThan(first));
    const left = items();
    await goTo('/contact');
    await goBack();
    await soon(() => expect(items()).toBe(left));
    await goTo('/contact');
    await goTo(list);
    await soon(() => expect(items()).toBe(first));
  },
);
