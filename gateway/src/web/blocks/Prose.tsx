import type { LinkContext } from '../../domain/destination';
import styles from './blocks.module.css';
import { withLinks } from './html';

/** Formatted text. The gateway makes this HTML itself, node by node, from what editors wrote. */
export function Prose({ html, links }: { html: string; links: LinkContext }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withLinks(html, links) }} />;
}
