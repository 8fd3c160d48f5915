import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { writeQuantityChange } from '@coinmirror/shared/format/writeQuantityChange.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { Share } from '#ui/number/Share.tsx';
import { UnbrokenNumbers } from '#ui/number/UnbrokenNumbers.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Named } from '../../show.tsx';

const BANDS = [97_420.5, 3_412.184, 101.2, 12.345_6, 1.000_3, 0.218_47, 0.000_912, 0] as const;
const FOLDED = [0.000_013_42, 0.000_000_009_83, 0.000_000_000_2] as const;
const UNITS: readonly CurrencyUnit[] = ['usd', 'cny', 'btc', 'eth', 'jpy', 'krw', 'eur', 'local'];
const QUANTITIES = [12_345.6, -8.1, 0, null] as const;
const CHANGES = [12.345, 0.004, 0, -0.004, -8.1, 1_204.5, null] as const;

export const exhibit: Exhibit = {
  title: 'Money, Percent, Amount, Share, Ratio, NumberText, WholeNumbers',
  about: 'Every number of the product. Unknown is --, never 0; the hint has every digit.',
  states: [
    {
      name: 'a number that was written elsewhere',
      show: () => <NumberText written={{ text: '61,971.55 USDT' }} />,
    },
    {
      name: 'words with numbers, none of which is cut in two',
      show: () => <UnbrokenNumbers text="由 $11.8118 升至 $12.6611，成交 168 万，涨 7.19%。" />,
    },
    {
      name: 'prices by their bands',
      show: () =>
        BANDS.map((usd) => (
          <Named key={usd} name={String(usd)}>
            <Money usd={usd} kind="price" />
          </Named>
        )),
    },
    {
      name: 'a quantity that grew, shrank, stood still, unknown',
      show: () =>
        QUANTITIES.map((value) => (
          <Named key={value} name={String(value)}>
            <NumberText written={writeQuantityChange(value)} />
          </Named>
        )),
    },
    {
      name: 'a number that somebody else wrote',
      show: () => <NumberText written={{ text: '0.617 Gwei', title: '约 45 秒内成交' }} />,
    },
    {
      name: 'prices with folded zeros',
      show: () =>
        FOLDED.map((usd) => (
          <Named key={usd} name={usd.toFixed(10)}>
            <Money usd={usd} kind="price" />
          </Named>
        )),
    },
    {
      name: 'sums in 万 and 亿, negative, unknown',
      show: () =>
        [812, 9_999, 12_345, 1.28e8, 1.928e12, -3.4e7, null].map((usd) => (
          <Named key={usd} name={String(usd)}>
            <Money usd={usd} kind="amount" />
          </Named>
        )),
    },
    {
      name: 'one price in several units',
      show: () =>
        UNITS.map((unit) => (
          <Named key={unit} name={unit}>
            <Money usd={97_420.5} kind="price" unit={unit} />
          </Named>
        )),
    },
    {
      name: 'a unit whose rate is not known',
      show: () => (
        <Named name="gbp">
          <Money usd={97_420.5} kind="price" unit="gbp" />
        </Named>
      ),
    },
    {
      name: 'changes: sign, arrow, colour of the palette',
      show: () =>
        CHANGES.map((value) => (
          <Named key={value} name={String(value)}>
            <Percent value={value} />
          </Named>
        )),
    },
    {
      name: 'changes without arrows, and with four places',
      show: () => (
        <>
          <Named name="narrow">
            <Percent value={-3.21} />
          </Named>
          <Named name="funding rate">
            <Percent value={0.0102} places={4} />
          </Named>
        </>
      ),
    },
    {
      name: 'quantities: short, exact, full, with a unit',
      show: () => (
        <>
          <Named name="short">
            <Amount value={19_812_345.678} suffix="BTC" />
          </Named>
          <Named name="exact">
            <Amount value={19_812_345.678} digits="exact" suffix="BTC" />
          </Named>
          <Named name="full">
            <Amount value={3.125} digits="full" suffix="BTC" />
          </Named>
          <Named name="unknown">
            <Amount value={null} suffix="BTC" />
          </Named>
        </>
      ),
    },
    {
      name: 'shares and ratios: no direction',
      show: () => (
        <>
          <Named name="share">
            <Share value={54.321} />
          </Named>
          <Named name="share, one digit">
            <Share value={0.04} digits={1} />
          </Named>
          <Named name="share, unknown">
            <Share value={null} />
          </Named>
          <Named name="ratio">
            <Ratio value={1.234} />
          </Named>
          <Named name="ratio, unknown">
            <Ratio value={null} />
          </Named>
        </>
      ),
    },
  ],
};
