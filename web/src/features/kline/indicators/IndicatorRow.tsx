import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { usualUse } from '@coinmirror/shared/technical/technicals.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { setParam, toggleUse } from './changeUses.ts';
import styles from './IndicatorDialog.module.css';
import { ParamField } from './ParamField.tsx';

interface IndicatorRowProps {
  readonly technical: Technical;
  /** It cannot be added now; one that is shown can go. */
  readonly isClosed?: boolean;
}

/** An indicator with a checkbox, and its parameters once it is selected. */
export function IndicatorRow({ technical, isClosed = false }: IndicatorRowProps) {
  const [{ indicators }, change] = useKlinePrefs();
  const chosen = indicators.find(({ key }) => key === technical.key);
  const usual = usualUse(technical);
  return (
    <div className={styles.row}>
      <Checkbox
        label={`${technical.key} ${technical.title}`}
        checked={chosen !== undefined}
        disabled={isClosed && chosen === undefined}
        onChange={() => change({ indicators: toggleUse(indicators, technical) })}
      />
      {chosen && technical.params.length > 0 && (
        <div className={styles.params}>
          {technical.params.map((param, place) => (
            <ParamField
              // Remounts the field when its value was corrected.
              key={`${param.label}:${chosen.params[place]}`}
              param={param}
              value={chosen.params[place] ?? param.value}
              onChange={(value) => change({ indicators: setParam(indicators, technical, place, value) })}
            />
          ))}
          {String(chosen.params) !== String(usual.params) && (
            <Button
              size="s"
              onClick={() =>
                change({ indicators: indicators.map((use) => (use.key === usual.key ? usual : use)) })
              }
            >
              恢复默认
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
