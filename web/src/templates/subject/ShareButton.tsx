import { Button } from '#ui/button/Button.tsx';
import { ShareIcon } from '#ui/icon/icons.ts';
import { shareAddress } from './shareAddress.ts';

/** Shares the page's address. */
export function ShareButton() {
  return (
    <Button size="s" icon={<ShareIcon aria-hidden="true" />} onClick={() => void shareAddress()}>
      分享
    </Button>
  );
}
