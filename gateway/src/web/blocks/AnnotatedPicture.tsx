import type { WireBlock } from '@/contract/calls/blocks';

import styles from './blocks.module.css';
import { mediumImage } from './mediumImage';

interface AnnotatedPictureProps {
  block: Extract<WireBlock, { blockType: 'annotatedPicture' }>;
}

/** A picture with numbers in it, loaded when it comes into sight, and what each number shows. */
export async function AnnotatedPicture({ block: { image, notes } }: AnnotatedPictureProps) {
  const { url, width, height } = await mediumImage(image);
  return (
    <div className={styles.annotated}>
      {/* The media library has made it small already. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img alt={image.alt} height={height} loading="lazy" src={url} width={width} />
      <ol>
        {notes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
