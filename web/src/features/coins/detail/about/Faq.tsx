import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatCount, formatExactAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Time } from '#ui/time/Time.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import styles from './Faq.module.css';

/**
 * 常见问题: common questions about a coin, answered with its current figures. Questions without known answers are left out.
 */
export function Faq({ detail }: { readonly detail: CoinDetail }) {
  const coin = useLiveDetail(detail);
  return (
    <Card title={joinSpaced(coin.name, '常见问题')}>
      <dl className={styles.questions}>
        {questionsOf(coin).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

function questionsOf({
  name,
  symbol,
  code,
  quote,
  history,
  supply,
  markets,
}: CoinDetail): readonly Question[] {
  const { allTimeHigh, allTimeHighAt, drawdown } = history;
  const questions: (Question | null)[] = [
    {
      question: `1 个 ${symbol} 现在值多少？`,
      answer: (
        <>
          <Money usd={quote.price} kind="price" />
          ，24 小时 <Percent value={quote.change24h} />。
        </>
      ),
    },
    allTimeHigh === null
      ? null
      : {
          question: joinSpaced(name, '的历史最高价是多少？'),
          answer: (
            <>
              <Money usd={allTimeHigh} kind="price" />
              {allTimeHighAt !== null && (
                <>
                  （<Time value={allTimeHighAt} form="date" />）
                </>
              )}
              ，现价与它相比 <Percent value={drawdown} />。
            </>
          ),
        },
    {
      question: joinSpaced(name, '一共有多少枚？'),
      answer: supplyAnswer(supply, symbol),
    },
    markets.exchangeCount === null
      ? null
      : {
          question: joinSpaced('在哪里可以交易', name, '？'),
          answer: (
            <>
              已收录 {formatCount(markets.exchangeCount)} 家平台的 {formatCount(markets.pairCount)}{' '}
              个现货交易对（含去中心化平台），见
              <PageLink to="coinMarket" params={{ coinCode: code }}>
                {joinSpaced(name, '交易对')}
              </PageLink>
              。
            </>
          ),
        },
    {
      question: joinSpaced('哪些钱包可以存放', name, '？'),
      answer: (
        <>
          见
          <PageLink to="coinWallet" params={{ coinCode: code }}>
            {joinSpaced('支持', name, '的钱包')}
          </PageLink>
          ，转入前请核对网络与地址。
        </>
      ),
    },
  ];
  return questions.filter((one) => one !== null);
}

function supplyAnswer(supply: CoinDetail['supply'], symbol: string): string {
  const most = supply.isUnlimited
    ? '没有数量上限'
    : supply.max === null
      ? '最大供应量未知'
      : `最多 ${formatExactAmount(supply.max)} ${symbol}`;
  const now =
    supply.circulatingSupply === null
      ? '流通量未核实'
      : `目前流通 ${formatExactAmount(supply.circulatingSupply)} ${symbol}`;
  return `${most}，${now}。`;
}
