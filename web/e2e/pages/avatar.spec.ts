import type { Page } from '@playwright/test';
import { becomeMember } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** EXIF orientation: the stored left side is the top. */
const TURNED = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');

/** A square with red and blue halves as a JPEG, or in red with a transparent corner as a PNG. */
async function picture(page: Page, kind: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const address = await page.evaluate((type) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = 'red';
    context.fillRect(0, 0, 1200, 1200);
    context.fillStyle = 'blue';
    if (type === 'image/jpeg') context.fillRect(600, 0, 600, 1200);
    else context.clearRect(0, 0, 600, 600);
    return canvas.toDataURL(type);
  }, kind);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Uploads a picture and reads the served one: its width, and red, blue and alpha of its four quarters, row by row. */
async function served(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const image = page.getByRole('banner').locator('..').locator('a img[src*="/upload/image?name="]');
  const sources = () => image.evaluateAll((images) => images.map((one) => one.getAttribute('src')));
  const before = await sources();
  await page.getByLabel('头像图片').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect.poll(async () => (await sources()).filter((one) => !before.includes(one)).length).toBe(1);
  return image.evaluate(async (element: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(element.src)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0, alpha = 0] =
        context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [];
      if (alpha < 50) return 'clear';
      return red > blue ? 'red' : 'blue';
    };
    return {
      width: bitmap.width,
      quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
    };
  });
}

test('an avatar is downsized, rotated by its EXIF, and keeps its transparency', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/user/setting');
  const jpeg = await picture(page, 'image/jpeg');
  const turned = Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
  expect(await served(page, 'a.jpg', 'image/jpeg', turned)).toEqual({
    width: 512,
    quarters: ['red', 'red', 'blue', 'blue'],
  });
  expect(await served(page, 'b.png', 'image/png', await picture(page, 'image/png'))).toEqual({
    width: 512,
    quarters: ['clear', 'red', 'red', 'red'],
  });
});
