import { Select } from '#ui/select/Select.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** The coin whose past is shown, in the address. */
const FIRST_COIN = 'bitcoin';

const KNOWN = [{ code: FIRST_COIN, symbol: 'BTC' }] as const;

/** The coin that the address asks for, and what changes it. */
export function usePastCoin() {
  const [params, write] = useUrlParams();
  return {
    code: params.get('coin') ?? FIRST_COIN,
    choose: (code: string) => write({ coin: code === FIRST_COIN ? null : code }),
  };
}

interface PastCoinProps {
  readonly coins: readonly { readonly code: string; readonly symbol: string }[] | undefined;
}

/** Chooses the coin whose past is shown. */
export function PastCoin({ coins = KNOWN }: PastCoinProps) {
  const { code, choose } = usePastCoin();
  return (
    <Select
      label="币种"
      size="s"
      value={code}
      options={coins.map((coin) => ({ value: coin.code, label: coin.symbol }))}
      onChange={choose}
    />
  );
}
