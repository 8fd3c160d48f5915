import styles from './tooltip.module.css';

export interface TooltipLine {
  readonly name: string;
  readonly text: string;
  readonly color?: string;
}

/** The crosshair's values as elements: names and titles come from outside and must never be parsed as markup. */
export function tooltipElement(
  head: string,
  lines: readonly TooltipLine[],
  notes: readonly string[] = [],
): HTMLElement {
  const box = element('div', styles.box);
  box.append(element('div', styles.head, head));
  for (const line of lines) {
    const row = element('div', styles.row);
    const dot = element('span', styles.dot);
    if (line.color !== undefined) dot.style.background = line.color;
    row.append(dot, element('span', styles.name, line.name), element('span', styles.value, line.text));
    box.append(row);
  }
  for (const note of notes) box.append(element('div', styles.note, note));
  return box;
}

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
}
