import styles from './GraduatedEdge.module.css';

const step = 8;
const stepsPerUnit = 10;

/** Lengths of the ten ticks of one unit in pixels, read like a ruler: one long, one middle, eight short. */
const ticks = Array.from({ length: stepsPerUnit }, (_, index) => (index === 0 ? 14 : index === 5 ? 9 : 5));

/** The house motif, as on the site. `id` keeps two of a page apart. Decoration only. */
export function GraduatedEdge({ id }: { id: string }) {
  const pattern = `ticks-${id}`;
  return (
    <svg aria-hidden className={styles.edge}>
      <pattern height="14" id={pattern} patternUnits="userSpaceOnUse" width={step * stepsPerUnit}>
        {ticks.map((length, index) => (
          <rect fill="currentColor" height={length} key={index} width="1" x={index * step} />
        ))}
      </pattern>
      <rect fill={`url(#${pattern})`} height="14" width="100%" />
      <rect className={styles.index} height="14" width="3" />
    </svg>
  );
}
