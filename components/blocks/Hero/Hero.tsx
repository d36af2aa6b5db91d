import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Picture } from '@/components/ui/Picture/Picture';
import type { BlockOf } from '@/services/domain/content/page';

import { Actions } from '../../parts/Actions/Actions';
import { LatePart } from '../../parts/LatePart/LatePart';
import { Art, Columns, Eyebrow, Ground, Lead, Text, Title } from './Hero.styles';

interface HeroProps {
  /** The block as the CMS has it. */
  block: BlockOf<'hero'>;
  /** The first block of a page carries the page's only `h1`. */
  isFirst: boolean;
}

/**
 * A page's opening: what it is about, in one sentence, and where to go from there.
 * @avoid Below another block, and for pages that open with a form.
 * @accessibility Carries the page's `h1` when it is first; its picture has an `alt` of the CMS.
 */
export function Hero({ block, isFirst }: HeroProps) {
  const { anchor, eyebrow, title, lead, image, actions, note, isCompass } = block;
  return (
    <Ground id={anchor ?? undefined}>
      <Columns $withArt={image !== null}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Text>
          <Title as={isFirst ? 'h1' : 'h2'}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
          <Actions actions={actions} note={note} />
        </Text>
        {image && (
          <Art>
            <Picture image={image} sizes="(min-width: 70rem) 30rem, 100vw" />
            {isCompass && <LatePart name="dutyCompass" props={{}} />}
          </Art>
        )}
        <GraduatedEdge />
      </Columns>
    </Ground>
  );
}
