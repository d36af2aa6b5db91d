import type { WireBlock } from '@/contract/calls/blocks';

import type { LinkContext } from '../../domain/destination';
import { GraduatedEdge } from '../ui/GraduatedEdge';
import layout from '../ui/layout.module.css';
import { Actions } from './Actions';
import styles from './blocks.module.css';
import { mediumImage } from './mediumImage';

interface HeroProps {
  block: Extract<WireBlock, { blockType: 'hero' }>;
  links: LinkContext;
}

/** Opens a page: its title. */
export async function Hero({ block, links }: HeroProps) {
  const { eyebrow, title, lead, image, actions } = block;
  const art = image && (await mediumImage(image));
  return (
    <section className={`${layout.container} ${styles.hero} ${image ? styles.heroPictured : ''}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.heroTitle}>{title}</h1>
      {lead && <p className={styles.heroLead}>{lead}</p>}
      <Actions actions={actions} links={links} />
      {image && art && (
        // The media library has made it small already.
        // oxlint-disable-next-line nextjs/no-img-element
        <img alt={image.alt} className={styles.heroArt} height={art.height} src={art.url} width={art.width} />
      )}
      <GraduatedEdge id="hero" />
    </section>
  );
}
