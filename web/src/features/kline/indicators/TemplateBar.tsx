import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { TrashIcon } from '#ui/icon/icons.ts';
import { toast } from '#ui/toast/toast.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { MOST_NAME, MOST_TEMPLATES, saveTemplate } from './changeTemplates.ts';
import styles from './IndicatorDialog.module.css';

/** Named sets of indicators: applies a saved one, or saves the current one. */
export function TemplateBar() {
  const [{ templates, indicators }, change] = useKlinePrefs();
  const [name, setName] = useState('');

  function save() {
    const next = saveTemplate(templates, { name, indicators });
    if (next === templates) {
      toast.error(name.trim() === '' ? '请先写模板的名称' : `最多保存 ${MOST_TEMPLATES} 个模板`);
      return;
    }
    change({ templates: next });
    setName('');
  }

  return (
    <section className={styles.group}>
      <h3>指标模板</h3>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.name}>
            <Button size="s" onClick={() => change({ indicators: template.indicators })}>
              {template.name}
            </Button>
            <IconButton
              size="s"
              label={`删除模板 ${template.name}`}
              icon={<TrashIcon />}
              onClick={() => change({ templates: templates.filter((one) => one !== template) })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.params}>
        <TextField
          label="模板名称"
          value={name}
          maxLength={MOST_NAME}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={save}>保存当前指标</Button>
      </div>
    </section>
  );
}
