import { Mark, Word } from './Logo.styles';

interface LogoProps {
  /** The product's name (`PRODUCT_NAME`): the word beside the mark. */
  product: string;
  /** Alternative text, usually the product's name; empty where a link around it has a name already. */
  alt: string;
  /** Background of the logo; the letters take the contrasting colour. */
  ground?: 'paper' | 'ink';
  /** `lazy` below the first screen; without it, the image is preloaded. */
  loading?: 'lazy';
}

const files = { paper: '/brand/logo.svg', ink: '/brand/logo-inverse.svg' };

/** The word whose outlines are in the files. */
const drawnWord = 'Kompassa';

/**
 * Compass mark and wordmark. A file of its own, so that no script and no page carries the outlines; another product's
 * name is set in the site's typeface beside the mark of the same file.
 * @avoid Smaller than 24 px high, in another colour, or as decoration.
 * @accessibility `alt` is the product's name; empty where a link around it has a name already.
 */
export function Logo({ product, alt, ground = 'paper', loading }: LogoProps) {
  const isDrawn = product === drawnWord;
  const mark = (
    // next/image has nothing to optimise in an SVG.
    <Mark
      $ground={ground}
      src={files[ground]}
      alt={alt}
      width={isDrawn ? 164 : 36}
      height={36}
      loading={loading}
    />
  );
  if (isDrawn) return mark;
  return (
    <Word>
      {mark}
      <span aria-hidden>{product}</span>
    </Word>
  );
}
