import { cx } from '../classNames.ts';
import { CheckIcon, WarningIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Stepper.module.css';

interface StepperStep {
  readonly key: string;
  readonly title: string;
  /** The step's result; undefined until it has been filled in. */
  readonly state?: 'done' | 'wrong' | undefined;
}

export interface StepperProps {
  /** The goal of the steps, for screen readers. */
  label: string;
  steps: readonly StepperStep[];
  /** Index of the current step. */
  current: number;
  onGo: (index: number) => void;
}

const STATES = { done: '已填写', wrong: '需要修改' } as const;

/**
 * The steps of a long form: the current one, the completed ones, and a link to each. A phone shows the current one's
 * name.
 */
export function Stepper({ label, steps, current, onGo }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
      <ol className={styles.steps}>
        {steps.map(({ key, title, state }, index) => (
          <li key={key} className={styles.item}>
            <button
              type="button"
              className={cx(styles.step, index === current && styles.current, state && styles[state])}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span className={styles.number}>
                {state === 'done' && index !== current ? <CheckIcon /> : null}
                {state === 'wrong' ? <WarningIcon /> : null}
                {state === undefined || (state === 'done' && index === current) ? index + 1 : null}
              </span>
              <span className={styles.title}>{title}</span>
              {state && <VisuallyHidden>，{STATES[state]}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.here} aria-hidden="true">
        第 {current + 1} 步，共 {steps.length} 步：{steps[current]?.title}
      </p>
    </nav>
  );
}
