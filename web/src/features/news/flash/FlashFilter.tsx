import { FLASH_KINDS, type FlashKind } from '@coinmirror/shared/contract/news/sections.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';

const LABELS: Readonly<Record<FlashKind, string>> = {
  all: '全部',
  important: '重要',
  coin: '币种',
  exchange: '交易所',
};

interface FlashFilterProps {
  readonly kind: FlashKind;
  readonly onChange: (kind: FlashKind) => void;
}

/** The filter of the list. */
export function FlashFilter({ kind, onChange }: FlashFilterProps) {
  return (
    <Segmented
      label="快讯筛选"
      options={FLASH_KINDS.map((value) => ({ value, label: LABELS[value] }))}
      value={kind}
      onChange={onChange}
    />
  );
}
