import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { useCoinDetail } from '#features/coins/detail/useCoinDetail.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { CoinMissing } from '#templates/subject/CoinMissing.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { DefinitionTime } from '#ui/definition/DefinitionTime.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { CoinPicker } from './CoinPicker.tsx';
import styles from './CoinSubPage.module.css';
import { type CoinSubPlace, coinPlaces } from './coinPlaces.ts';

export interface CoinSubPageProps {
  readonly place: CoinSubPlace;
  /** After the coin's name: 交易对, 持币地址 … */
  readonly what: string;
  readonly summary: string;
  readonly children: (detail: CoinDetail) => ReactNode;
}

/** Taller than a screen, so that the footer comes from below. */
const HEIGHT = 1000;

/** A page about one side of one coin: who it is, what it costs, the way to its other pages, and the content. */
export function CoinSubPage(props: CoinSubPageProps) {
  const { coinCode = '' } = useParams();
  if (coinCode === '') return <CoinPicker {...props} />;
  return <OneCoin key={coinCode} code={coinCode} {...props} />;
}

function OneCoin({ code, ...props }: CoinSubPageProps & { readonly code: string }) {
  const result = useCoinDetail(code);
  const detail = result.data?.value;
  useDocumentTitle(detail && `${coinTitle(detail)} ${props.what}`);
  if (isMissing(result.error) && result.data === undefined) return <CoinMissing code={code} />;
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(coin, { asOf }) => <Shown {...props} detail={coin} asOf={asOf} />}
    </Loadable>
  );
}

interface ShownProps extends CoinSubPageProps {
  readonly detail: CoinDetail;
  readonly asOf: number;
}

function Shown({ place, what, summary, children, detail, asOf }: ShownProps) {
  const { name, symbol, code, quote } = detail;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: '全部币种', href: hrefTo('coinList') },
              { label: name, href: hrefTo('coin', { coinCode: code }) },
              { label: what },
            ]}
          />
        }
        title={
          <span className={styles.title}>
            <Logo src={detail.logo} name={symbol} size={32} eager />
            {name} {symbol} {what}
          </span>
        }
        summary={summary}
        asOf={asOf}
        actions={
          <p className={styles.price}>
            <Money usd={quote.price} kind="price" className={styles.now} />
            <Percent value={quote.change24h} />
            <span className={styles.base}>24H</span>
          </p>
        }
      />
      <LinkTabs label={`${name}的页面`} items={coinPlaces(detail, place)} keepScroll={false} />
      <DefinitionTime value={asOf}>
        <DefinitionContext value={definitionMarks}>
          <div className={styles.content}>{children(detail)}</div>
        </DefinitionContext>
      </DefinitionTime>
    </>
  );
}
