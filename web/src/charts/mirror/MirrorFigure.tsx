import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { cx } from '#ui/classNames.ts';
import { keyedPlace } from '../series/crosshair/keyedPlace.ts';
import type { ValueText } from '../series/text/valueText.ts';
import { MirrorPlot } from './MirrorPlot.tsx';
import styles from './mirror.module.css';
import type { MirrorHalf, MirrorView } from './types.ts';
import { useMirrorTexts } from './useMirrorTexts.ts';
import { type Weights, weightsOf } from './weights.ts';
import { readBucket, sentenceOf, sumText } from './words.ts';

export interface MirrorFigureProps extends MirrorView {
  /** px of both halves. */
  readonly height?: number;
  /** Whether the titles state the sums; not where the page's sentence does. */
  readonly sums?: boolean;
  /** In place of titles and scales, beside the plot: for a strip. A bucket that is read takes its place. */
  readonly side?: ReactNode;
  readonly ref?: Ref<SVGSVGElement>;
}

const HEIGHT = 224;

/**
 * One line with what happened above it and its counterpart or reason below. The upper half is named at its top left, the
 * lower at its bottom left; the larger side of the window is solid, the smaller hollow.
 */
export function MirrorFigure({ height = HEIGHT, sums = true, side, ref, ...view }: MirrorFigureProps) {
  const texts = useMirrorTexts(view);
  const [pointed, setPointed] = useState<number | null>(null);
  const weights = weightsOf({ ...view, scale: view.scale ?? (view.area ? 'each' : 'same') });
  const read = pointed === null ? '' : readBucket(view, texts, pointed);

  function onKeyDown(event: KeyboardEvent) {
    const next = keyedPlace(event.key, pointed, view.buckets.length);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={cx(styles.figure, side !== undefined && styles.strip)}
      role="group"
      aria-label={`${view.title}，按左右方向键逐格读数`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a focus target.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setPointed(null)}
    >
      <div className={styles.head}>
        {side !== undefined && read === '' && <div>{side}</div>}
        <p className={styles.title}>
          {view.area && (
            <span className={styles.part}>
              {view.area.name}
              {view.area.said !== undefined && <span className={styles.sum}>{view.area.said}</span>}
            </span>
          )}
          <Parts half={view.above} weights={weights} text={sums ? texts.above : null} />
        </p>
        <p className={styles.read} role="status">
          {read}
        </p>
      </div>
      <MirrorPlot
        {...{ view, texts, height, pointed }}
        isBare={side !== undefined}
        label={sentenceOf(view, texts)}
        onPoint={setPointed}
        {...(ref === undefined ? {} : { ref })}
      />
      <p className={styles.title}>
        <Parts half={view.below} weights={weights} text={sums ? texts.below : null} />
      </p>
    </div>
  );
}

interface PartsProps {
  readonly half: MirrorHalf;
  readonly weights: Weights;
  /** null for names alone. */
  readonly text: ValueText | null;
}

function Parts({ half, weights, text }: PartsProps) {
  return half.parts.map((part) => (
    <span key={part.key} className={styles.part}>
      <span
        className={cx(styles.swatch, styles[part.tone], weights.get(part.key) === 'hollow' && styles.hollow)}
      />
      {part.name}
      {text && <span className={styles.sum}>{sumText(part, text)}</span>}
    </span>
  ));
}
