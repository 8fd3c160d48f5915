import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { type PageSource, pageSource } from './provenance/shownSources.ts';

/** Whether prices are simulated, as the first HTML says. */
export function isSimulated(): boolean {
  return document.documentElement.dataset['source'] === 'simulated';
}

/** The mark of a page of this provenance; '' where nothing is simulated. Until it is known the first HTML says it. */
export function simulatedWord(source: PageSource): string {
  if (source === 'real' || (source === 'unknown' && !isSimulated())) return '';
  return source === 'mixed' ? '部分演示数据' : '演示数据';
}

/** The signature of a saved image. A simulated price must never pass for a real one, least of all in an image. */
export function pictureMark(): string {
  const word = simulatedWord(pageSource());
  return word === '' ? BRAND.name : `${BRAND.name} · ${word}`;
}
