import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import styles from './IndicatorWords.module.css';

/** How it is read and where it fails; how it is computed, from what, how often; that it is no advice. */
export function IndicatorWords({ indicator }: { readonly indicator: Indicator }) {
  const { otherBases = [] } = indicator;
  return (
    <div className={styles.words}>
      <Card title="怎么读">
        <Sentences
          of={indicator.reading ? [indicator.reading, ...indicator.howToRead] : indicator.howToRead}
        />
        <h3 className={styles.heading}>局限</h3>
        <Sentences of={indicator.weakPoints} />
      </Card>
      <Card title="公式与来源">
        <dl className={styles.facts}>
          <Fact name="公式">{indicator.formula}</Fact>
          {otherBases.map((base) => (
            <Fact key={base.name} name={base.name}>
              {base.difference}
            </Fact>
          ))}
          <Fact name="作者">
            {indicator.author}，{indicator.year} 年
          </Fact>
          <Fact name="出处">{indicator.origin}</Fact>
          <Fact name="数据来源">{indicator.source}</Fact>
          <Fact name="更新频率">{indicator.cadence}</Fact>
        </dl>
      </Card>
      <p className={styles.risk}>
        风险提示：以上是对历史价格的计算，不能预测未来，不构成投资建议。数字资产价格波动剧烈，请独立判断、自担风险。
      </p>
    </div>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
