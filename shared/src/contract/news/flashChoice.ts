import { FLASH_KINDS, type FlashKind } from './sections.ts';

const CODE_MAX = 80;

/** `kind` of the address → filter of the flashes; all of them for anything else. */
function flashKindOf(asked: string | null): FlashKind {
  return FLASH_KINDS.find((kind) => kind === asked) ?? 'all';
}

/** What a list of flashes is narrowed to, by its address. */
export interface FlashChoice {
  readonly kind: FlashKind;
  /** Code of its only coin; '' for none. */
  readonly coin: string;
  /** Whether it holds the visitor's own coins alone, which only the visitor's browser knows. */
  readonly isOwn: boolean;
}

/** `kind`, `coin` and `own` of the address → what its flashes are narrowed to. A coin goes before the own ones. */
export function flashChoiceOf(asked: (name: string) => string | null): FlashChoice {
  const coin = asked('coin') ?? '';
  const isCode = coin.length <= CODE_MAX && /^[a-z0-9-]+$/.test(coin);
  return {
    kind: flashKindOf(asked('kind')),
    coin: isCode ? coin : '',
    isOwn: !isCode && asked('own') === '1',
  };
}

/** The parameters of an address that narrow its flashes so; `flashChoiceOf` reads them. */
export function flashQuery({ kind, coin, isOwn }: FlashChoice): Readonly<Record<string, string>> {
  return {
    ...(kind !== 'all' && { kind }),
    ...(coin !== '' && { coin }),
    ...(isOwn && { own: '1' }),
  };
}
