import type { CalculatorMarket } from '@coinmirror/shared/calculators/calculator.ts';
import { calculatorOf, calculators } from '@coinmirror/shared/calculators/calculators.ts';
import { pages, titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { CalculatorView } from '#features/calculators/CalculatorView.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 420;
const NONE: readonly never[] = [];
const CRUMBS = [
  { label: '首页', href: hrefTo('home') },
  { label: pages.data.title, href: hrefTo('data') },
  { label: titleOf('dataCalc') },
];

/** `/data/calc.html`: calculators; the address keeps the chosen one and its inputs. */
export default function DataCalcPage() {
  const [params] = useUrlParams();
  const calculator = calculatorOf(params.get('tab'));
  useDocumentTitle(
    calculator === calculators[0] ? titleOf('dataCalc') : `${calculator.name}${titleOf('dataCalc')}`,
  );
  const { rates } = useDisplay();
  const coins = useCoinRankQuery(CALL_ARGS.coinRank(1));
  // This indicator has every day's close from the first on; a coin's chart has only weekly points.
  const closes = useIndicatorQuery({ key: 'drawdown' }, { skip: !calculator.needsCloses });
  const rows = coins.data?.value.rows ?? NONE;
  const points = closes.data?.value ?? NONE;
  const market = useMemo(
    (): CalculatorMarket => ({
      usdOf: {
        ...Object.fromEntries(Object.entries(rates).map(([code, perUsd]) => [code, 1 / perUsd])),
        // The largest last, so that it wins where two coins share a symbol.
        ...Object.fromEntries(rows.toReversed().map(({ symbol, price }) => [symbol.toLowerCase(), price])),
        usd: 1,
      },
      closes: points.flatMap(({ time, price }) => (price === null ? [] : [{ time, price }])),
    }),
    [rates, rows, points],
  );
  return (
    <>
      <PageHeader
        title={titleOf('dataCalc')}
        summary={summaryOf('dataCalc')}
        asOf={coins.data?.asOf ?? null}
        breadcrumb={<Breadcrumb items={CRUMBS} />}
      />
      <LinkTabs
        label={titleOf('dataCalc')}
        items={calculators.map(({ key, name }, at) => ({
          key,
          label: name,
          href: hrefTo('dataCalc', {}, at === 0 ? {} : { tab: key }),
          current: key === calculator.key,
        }))}
      />
      <Loadable<unknown>
        result={calculator.needsCloses ? closes : coins}
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
      >
        {() => <CalculatorView key={calculator.key} calculator={calculator} market={market} />}
      </Loadable>
    </>
  );
}
