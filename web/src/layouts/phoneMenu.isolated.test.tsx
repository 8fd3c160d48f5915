import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AllSeen } from '#testing/AllSeen.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the menu of a phone is complete as soon as it is pressed, without a hover before the press', async () => {
  vi.stubGlobal('IntersectionObserver', AllSeen);
  // What loads when the browser is idle; here as soon as it is requested.
  const fetched = Promise.all([
    import('#ui/drawer/DrawerPanel.tsx'),
    import('#features/siteFrame/phone/PhoneMenuList.tsx'),
    import('#features/display/DisplaySettings.tsx'),
  ]);
  await renderRoute(QUIET_PAGE);
  await act(async () => {
    await fetched;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  fireEvent.click(screen.getByRole('button', { name: '菜单' }));
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByRole('navigation', { name: '主菜单' })).toBeDefined();
  expect(drawer.getByText('涨跌周期')).toBeDefined();
});
