import { routeNames } from '@coinmirror/shared/routes/pages.ts';
import { exampleAddress, PUBLISHED } from '../support/examples.ts';
import { phone, sidewaysScroll } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** So many that starting a tab costs little, so few that two workers share the table evenly. */
const PAGES_A_TEST = 16;

test.use(phone);

const open = routeNames.filter((name) => !PUBLISHED.has(name));

for (let first = 0; first < open.length; first += PAGES_A_TEST) {
  const names = open.slice(first, first + PAGES_A_TEST);

  test(`pages ${names[0]} to ${names.at(-1)} open with a heading and fit a phone`, async ({ page }) => {
    test.slow();
    for (const name of names) {
      await test.step(name, async () => {
        const response = await page.goto(exampleAddress(name));
        expect.soft(response?.status(), `${name} answers`).toBe(200);
        await expect.soft(page.locator('h1').first(), `${name} has a heading`).toBeVisible();
        await expect.soft(page, `${name} has a title`).toHaveTitle(/币镜/);
        expect.soft(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
      });
    }
  });
}
