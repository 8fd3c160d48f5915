import { BRAND } from '@coinmirror/shared/constants/brand.ts';

/** Whether prices are simulated, as the first HTML says. */
export function isSimulated(): boolean {
  return document.documentElement.dataset['source'] === 'simulated';
}

/** The signature of a saved image. A simulated price must never pass for a real one, least of all in an image. */
export function pictureMark(): string {
  return isSimulated() ? `${BRAND.name} · 演示数据` : BRAND.name;
}
