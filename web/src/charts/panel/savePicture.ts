import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { digitsPending } from '#ui/digits/digitsReady.ts';
import { downloadBlob } from '#ui/file/download.ts';
import { pictureMark } from '#ui/simulated.ts';
import { readThemeColors } from '#ui/theme/readTokens.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Drawable } from './drawable.ts';
import { composePicture, type PictureWords } from './picture.ts';

/** Saves a chart as PNG in the theme it is shown in; tells the visitor when there is nothing to save. */
export async function savePicture(
  chart: Drawable | null,
  place: Element | null,
  words: Omit<PictureWords, 'mark'>,
): Promise<void> {
  if (chart === null) {
    toast.info('图表还在加载，请稍后再试');
    return;
  }
  const blob = await makePicture(chart, place, words);
  if (blob === null) toast.error('图片没有生成，请再试一次');
  else downloadBlob(blob, `${BRAND.name}-${words.title}.png`);
}

/** A chart as PNG in the theme it is shown in; null when there is nothing to draw. */
export async function makePicture(
  chart: Drawable | null,
  place: Element | null,
  words: Omit<PictureWords, 'mark'>,
): Promise<Blob | null> {
  if (chart === null) return null;
  const colors = readThemeColors(place ?? document.documentElement);
  try {
    await digitsPending();
    const drawn = await chart.toCanvas(colors.paper);
    const picture = composePicture(drawn, { ...words, mark: pictureMark() }, colors);
    return await new Promise((resolve) => picture.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  }
}
