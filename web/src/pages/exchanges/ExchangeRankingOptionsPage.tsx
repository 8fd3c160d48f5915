import { optionFacts } from '@coinmirror/shared/columns/options.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { OptionCoin } from '@coinmirror/shared/contract/exchange/options.ts';
import { optionInterpretation } from '@coinmirror/shared/indicators/interpretations/options.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { optionCoinOf } from '@coinmirror/shared/pages/optionsAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { optionSentence } from '@coinmirror/shared/sentences/options.ts';
import { useOptionsOverviewQuery } from '#api/endpoints/optionsOverview.ts';
import { OptionFigures } from '#features/exchanges/options/OptionFigures.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { exchangeStars } from '#templates/ranking/stars.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ExchangeRankingStrip } from './ExchangeRankingStrip.tsx';
import styles from './exchangeRankings.module.css';

const facts = () => optionFacts;
const COINS = [
  { value: 'bitcoin', label: 'BTC' },
  { value: 'ethereum', label: 'ETH' },
  { value: 'solana', label: 'SOL' },
] as const satisfies readonly { readonly value: OptionCoin; readonly label: string }[];
const ABOVE = [{ label: titleOf('exchangeList'), href: hrefTo('exchangeList') }];

/** `/exchange/options`: options by venue, expiry and strike: sizes, prices, Greeks, volatility. */
export default function ExchangeRankingOptionsPage() {
  const [params, write] = useUrlParams();
  const coin = optionCoinOf(params.get('coin'));
  const result = useOptionsOverviewQuery(
    { coincode: coin },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <DashboardPage
      page="exchangeRankingOptions"
      result={result}
      sentence={optionSentence}
      facts={facts}
      interpretation={optionInterpretation}
      above={ABOVE}
      tools={
        <>
          <div className={styles.strip}>
            <ExchangeRankingStrip shown="exchangeRankingOptions" />
          </div>
          <Segmented
            label="币种"
            options={COINS}
            value={coin}
            onChange={(value) => write({ coin: value === 'bitcoin' ? null : value, expiry: null })}
          />
        </>
      }
    >
      {(overview, asOf) => <OptionFigures overview={overview} asOf={asOf} venueCells={exchangeStars} />}
    </DashboardPage>
  );
}
