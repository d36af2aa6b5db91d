import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import { CompassNeedle } from '@/components/parts/DutyCompass/CompassNeedle';
import { ToolOpening } from '@/components/parts/ToolOpening/ToolOpening';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Picture } from '@/components/ui/Picture/Picture';
import type { BlockOf } from '@/services/domain/content/page';

import { Actions } from '../../parts/Actions/Actions';
import { DeferredPart } from '../../parts/DeferredPart/DeferredPart';
import { Art, Caption, Columns, Eyebrow, Ground, Lead, Text, Title, type Tone } from './Hero.styles';

interface HeroProps {
  /** The block as the CMS has it. */
  block: BlockOf<'hero'>;
  /** The first block of a page carries the page's only `h1`. */
  isFirst: boolean;
  /** The id of the form or search that follows and belongs to the first screen: the opening is a low one. */
  toolId?: string;
  /** The ground over the whole width. */
  tone?: Tone;
  /** Below the lead: ways into a page that has several parts. */
  children?: ReactNode;
}

/**
 * A page's opening: what it is about, in one sentence, and where to go from there.
 * @avoid Below another block. With `toolId`, for pages that are to be read.
 * @accessibility Carries the page's `h1` when it is first; its picture has an `alt` of the CMS.
 */
export function Hero({ block, isFirst, toolId, tone = 'plain', children }: HeroProps) {
  const { t } = useTranslation('compass');
  const { anchor, eyebrow, title, lead, image, actions, note, isCompass } = block;
  if (toolId !== undefined)
    return (
      <ToolOpening
        title={title}
        lead={lead}
        actions={actions.filter(({ href }) => !href.endsWith(`#${toolId}`))}
      />
    );
  return (
    <Ground id={anchor ?? undefined} data-tone={tone} $tone={tone}>
      <Columns $withArt={image !== null}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Text>
          <Title as={isFirst ? 'h1' : 'h2'}>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
          <Actions actions={actions} inverse={tone === 'inverse'} note={note} />
          {children}
        </Text>
        {image && (
          <Art>
            <Picture image={image} sizes="(min-width: 70rem) 30rem, 100vw" preload={isFirst} />
            {isCompass && (
              <>
                <CompassNeedle company="DE" warehouse="PL" />
                <Caption>{t('caption')}</Caption>
                <DeferredPart name="dutyCompass" props={{}} />
              </>
            )}
          </Art>
        )}
        <GraduatedEdge />
      </Columns>
    </Ground>
  );
}
