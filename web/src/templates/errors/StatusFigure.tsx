import styles from './errors.module.css';

/** The number of a failure, standing on the mirror line with its reflection below it. A picture of what the words say. */
export function StatusFigure({ code }: { code: '404' | '500' }) {
  return (
    <svg viewBox="0 0 440 146" className={styles.figure} aria-hidden="true">
      <text x="220" y="95" fontSize="124" className={styles.digits}>
        {code}
      </text>
      <text
        x="220"
        y="95"
        transform="translate(0 97) scale(1 -.45) translate(0 -95)"
        fontSize="124"
        className={styles.image}
      >
        {code}
      </text>
      <path d="M0 96H440" className={styles.line} />
    </svg>
  );
}
