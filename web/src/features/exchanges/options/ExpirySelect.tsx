import { expiryDay, type OptionExpiryRow } from '@coinmirror/shared/contract/exchange/options.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Select } from '#ui/select/Select.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

interface ExpirySelectProps {
  readonly expiries: readonly OptionExpiryRow[];
  readonly shown: OptionExpiryRow;
}

/** Chooses the expiry of the page, which its address keeps (`?expiry=20261127`). */
export function ExpirySelect({ expiries, shown }: ExpirySelectProps) {
  const [, write] = useUrlParams();
  const options = expiries.map(({ expiresAt }) => ({
    value: expiryDay(expiresAt),
    label: formatDate(expiresAt),
  }));
  return (
    <Select
      label="到期日"
      size="s"
      options={options}
      value={expiryDay(shown.expiresAt)}
      onChange={(expiry) => write({ expiry })}
    />
  );
}
