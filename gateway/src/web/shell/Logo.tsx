import { config } from '../../platform/config/config';
import styles from './Logo.module.css';

interface LogoProps {
  /** Path of the file for the ground: `/brand/logo.svg` or `/brand/logo-inverse.svg`. */
  src: string;
  alt: string;
}

/** The word whose outlines are in the files. */
const drawnWord = 'Kompassa';

/** Mark and word; another `PRODUCT_NAME` is set in type beside the mark of the same file. */
export function Logo({ src, alt }: LogoProps) {
  const isDrawn = config.productName === drawnWord;
  return (
    <span className={styles.logo}>
      {/* eslint-disable-next-line @next/next/no-img-element -- nothing to optimise in an SVG */}
      <img alt={alt} className={styles.mark} height={36} src={src} width={isDrawn ? 164 : 36} />
      {!isDrawn && <span aria-hidden="true">{config.productName}</span>}
    </span>
  );
}
