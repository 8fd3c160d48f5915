import {
  howToRead,
  type Interpretation,
} from '@coinmirror/shared/indicators/interpretations/interpretation.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { usePageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import styles from './IndicatorWords.module.css';

interface IndicatorWordsProps {
  readonly words: Interpretation;
  /** With what the page shows, where its head says what today is like instead. */
  readonly withMeaning?: boolean | undefined;
}

/** Interpretation and limits; formula, sources, update interval; the disclaimer. */
export function IndicatorWords({ words, withMeaning = false }: IndicatorWordsProps) {
  const { otherBases = [], simulatedPoints = [], author, year = null, origin } = words;
  const isSimulated = simulatedWord(usePageSource()) !== '';
  const weakPoints = isSimulated ? [...words.weakPoints, ...simulatedPoints] : words.weakPoints;
  return (
    <div className={styles.words}>
      <Card title="怎么读">
        <Sentences of={howToRead(words, withMeaning)} />
        <h3 className={styles.heading}>局限</h3>
        <Sentences of={weakPoints} />
      </Card>
      <Card title="公式与来源">
        <dl className={styles.facts}>
          <Fact name="公式">{words.formula}</Fact>
          {otherBases.map((base) => (
            <Fact key={base.name} name={base.name}>
              {base.difference}
            </Fact>
          ))}
          {author !== undefined && (
            <Fact name="作者">
              {author}
              {year !== null && `，${year} 年`}
            </Fact>
          )}
          {origin !== undefined && <Fact name="出处">{origin}</Fact>}
          <Fact name="数据来源">{words.source}</Fact>
          <Fact name="更新频率">{words.cadence}</Fact>
        </dl>
      </Card>
      <p className={styles.risk}>
        风险提示：以上是对已有数据的计算与整理，不能预测未来，不构成投资建议。数字资产价格波动剧烈，请独立判断、自担风险。
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
