import { useId, type ReactNode } from 'react';

import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';

import { Body, Columns, Ground, Heading, Lead, Margin, Title, type Tone } from './Section.styles';

interface SectionProps {
  /** Says what the part is about, for eyes and for whoever jumps from heading to heading. */
  heading: string;
  /** One or two sentences between heading and content. */
  lead?: string;
  /** 1 opens a page: the heading is its title, large and above everything. */
  headingLevel?: 1 | 2 | 3;
  /** Target of in-page links. */
  id?: string;
  /** The ground: paper, or tinted to set a part off. */
  tone?: Tone;
  /** Content over the whole page column, below heading and lead: maps, tables, wide grids. */
  wide?: boolean;
  /** The graduated edge instead of a hairline; at most once or twice on a page. */
  graduated?: boolean;
  /** Below the heading, in its margin: facts, contents. On phones between heading and content. Without `lead` and `wide`. */
  margin?: ReactNode;
  /** Content to the right of the heading; below it on phones. */
  children?: ReactNode;
}

/**
 * A part of a page with a margin heading: on desktop the heading stands left of its content, on phones
 * above.
 * @avoid For the opening of a page that has a picture: `Hero`. Nested in another section.
 * @accessibility A region named by its heading. Keep to the order of levels: no `3` below a `1`.
 */
export function Section(props: SectionProps) {
  const {
    heading,
    lead,
    headingLevel = 2,
    id,
    tone = 'plain',
    wide = false,
    graduated = false,
    margin,
    children,
  } = props;
  const headingId = useId();
  const opensPage = headingLevel === 1;
  const edge = graduated ? 'graduated' : opensPage ? 'none' : 'hairline';
  const title = opensPage ? (
    <Title id={headingId}>{heading}</Title>
  ) : (
    <Heading as={`h${headingLevel}`} id={headingId}>
      {heading}
    </Heading>
  );
  return (
    <Ground id={id} aria-labelledby={headingId} data-tone={tone} $tone={tone} $opensPage={opensPage}>
      <Columns $edge={edge}>
        {graduated && <GraduatedEdge />}
        {margin ? (
          <Margin>
            {title}
            {margin}
          </Margin>
        ) : (
          title
        )}
        {lead && <Lead>{lead}</Lead>}
        {children && <Body $wide={wide}>{children}</Body>}
      </Columns>
    </Ground>
  );
}
