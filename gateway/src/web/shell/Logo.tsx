import { config } from '../../platform/config/config';
import styles from './Logo.module.css';

interface LogoProps {
  /** What it stands on; the letters take the contrasting colour. */
  ground: 'page' | 'ink';
  alt: string;
}

const files = { page: '/brand/logo.svg', ink: '/brand/logo-inverse.svg' };

/** The word whose outlines are in the files. */
const drawnWord = 'Kompassa';

/** Mark and word; another `PRODUCT_NAME` is set in type beside the mark of the same file. */
export function Logo({ ground, alt }: LogoProps) {
  const isDrawn = config.productName === drawnWord;
  return (
    <span className={styles.logo}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- nothing to optimise in an SVG */}
      <img
        alt={alt}
        className={`${styles.mark} ${styles[ground]}`}
        height={36}
        src={files[ground]}
        width={isDrawn ? 164 : 36}
      />
      {!isDrawn && <span aria-hidden="true">{config.productName}</span>}
    </span>
  );
}
