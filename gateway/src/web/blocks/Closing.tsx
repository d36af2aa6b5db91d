import type { WireBlock } from '@/contract/calls/blocks';

import type { LinkContext } from '../../domain/destination';
import { Actions } from './Actions';
import styles from './blocks.module.css';

interface ClosingProps {
  block: Extract<WireBlock, { blockType: 'callToAction' }>;
  links: LinkContext;
}

/** The end of a page: what now? */
export function Closing({ block, links }: ClosingProps) {
  return (
    <div className={styles.closing}>
      <p className={styles.heroLead}>{block.text}</p>
      <Actions actions={block.actions} links={links} />
    </div>
  );
}
