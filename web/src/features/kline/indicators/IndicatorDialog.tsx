import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { technicals, usualUse } from '@coinmirror/shared/technical/technicals.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { setParam, toggleUse } from './changeUses.ts';
import styles from './IndicatorDialog.module.css';
import { ParamField } from './ParamField.tsx';
import { TemplateBar } from './TemplateBar.tsx';

const PANES = [
  { pane: 'main', label: '主图指标' },
  { pane: 'sub', label: '副图指标' },
] as const;

/** Every indicator with a checkbox, and the parameters of the selected ones; the chart follows at once. */
export function IndicatorDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="技术指标" size="m">
      {PANES.map(({ pane, label }) => (
        <section key={pane} className={styles.group}>
          <h3>{label}</h3>
          {technicals
            .filter((one) => one.pane === pane)
            .map((technical) => (
              <IndicatorRow key={technical.key} technical={technical} />
            ))}
        </section>
      ))}
      <TemplateBar />
    </Dialog>
  );
}

function IndicatorRow({ technical }: { readonly technical: Technical }) {
  const [{ indicators }, change] = useKlinePrefs();
  const chosen = indicators.find(({ key }) => key === technical.key);
  const usual = usualUse(technical);
  return (
    <div className={styles.row}>
      <Checkbox
        label={`${technical.key} ${technical.title}`}
        checked={chosen !== undefined}
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
