import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatFullMoney } from '@coinmirror/shared/format/fullMoney.ts';
import { writeAmount } from '@coinmirror/shared/format/written.ts';
import { heldPositions } from '@coinmirror/shared/portfolio/positions.ts';
import { useSelector } from 'react-redux';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

const byCode = (code: string) => code;

/** How much of the coin the visitor's trades say is held, and its value at the page's price; nothing of a coin not held. */
export function HeldLink({ detail }: { readonly detail: CoinDetail }) {
  const display = useDisplay();
  const { trades } = usePortfolio(useSelector(selectAccount), byCode);
  const { code, symbol, quote } = detail;
  const quantity = heldPositions(trades.filter((trade) => trade.code === code)).get(code)?.quantity;
  if (quantity === undefined) return null;
  const value = formatFullMoney(quote.price === null ? null : quote.price * quantity, display);
  return (
    <PageLink to="userPortfolio">
      持有 {writeAmount(quantity).text} {symbol} · {value}
    </PageLink>
  );
}
