import { Switch } from '#ui/switch/Switch.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** Whether receipts held by other protocols count too (double counting); kept in the address. */
export function useCountsTwice(): 0 | 1 {
  const [params] = useUrlParams();
  return params.get('twice') === '1' ? 1 : 0;
}

export function DoubleCountingNote() {
  const twice = useCountsTwice();
  const [, write] = useUrlParams();
  return (
    <Switch label="含重复计算" checked={twice === 1} onChange={(on) => write({ twice: on ? '1' : null })} />
  );
}
