import { type Provenance, sourceNames } from '@coinmirror/shared/contract/provenance.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import type { FilledPrice } from './useDayPrice.ts';

/** What a price that was filled in is, and where it is from. */
export function filledText({ close: { of, provenance } }: FilledPrice, day: string, time: string): string {
  const source = `来源：${sourceOf(provenance)}`;
  if (of === 'hour') return `已填 ${day} ${hourText(time)}的收盘价（${source}），可改为成交价`;
  const before = time === '' ? '' : '这一小时没有数据，';
  return `${before}已填 ${day} 的收盘价（${source}），可改为成交价`;
}

function hourText(time: string): string {
  const hour = ownNumber(time.slice(0, 2));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:00 至 ${two(hour + 1)}:00 `;
}

function sourceOf(provenance: Provenance | null): string {
  if (provenance === null) return '本站行情';
  return provenance.kind === 'simulated' ? '演示数据' : sourceNames([provenance]) || '本站行情';
}
