interface LogoProps {
  /** Alternative text, usually the product's name. */
  alt: string;
  /** Background of the logo; the letters take the contrasting colour. */
  ground?: 'paper' | 'ink';
  /** `lazy` below the first screen; without it, the image is preloaded. */
  loading?: 'lazy';
  /** From styled-components, for the size. */
  className?: string;
}

const files = { paper: '/brand/logo.svg', ink: '/brand/logo-inverse.svg' };

/**
 * Compass mark and wordmark. A file of its own, so that no script and no page carries the outlines.
 * @avoid Smaller than 24 px high, in another colour, or as decoration.
 * @accessibility `alt` is the product's name; empty where a link around it has a name already.
 */
export function Logo({ alt, ground = 'paper', loading, className }: LogoProps) {
  return (
    // next/image has nothing to optimise in an SVG.
    // eslint-disable-next-line @next/next/no-img-element
    <img src={files[ground]} alt={alt} width={164} height={36} loading={loading} className={className} />
  );
}
