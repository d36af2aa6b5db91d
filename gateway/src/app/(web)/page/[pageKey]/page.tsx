import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { pageKey as pageKeyShape } from '@/contract/calls/parameters';

import { findPage } from '../../../../api/pages/findPage';
import { findServices } from '../../../../api/services/services';
import { BlockSection } from '../../../../web/blocks/BlockSection';
import { Directory } from '../../../../web/blocks/Directory';
import { linkContext } from '../../../../web/links/linkContext';
import { requestContext } from '../../../../web/requestContext';
import { Section } from '../../../../web/ui/Section';

interface Props {
  params: Promise<{ pageKey: string }>;
}

/** Null where no published page has this key. */
async function read({ params }: Props) {
  const { pageKey } = await params;
  if (!pageKeyShape.safeParse(pageKey).success) return null;
  return findPage(await requestContext(), { pageKey });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await read(props);
  return { title: page?.metaTitle, description: page?.metaDescription };
}

/** A page of the site in one column, for those whom the site sends here: the legal pages among them. */
export default async function ContentPage(props: Props) {
  const page = await read(props);
  if (!page) notFound();
  const [context, links] = await Promise.all([requestContext(), linkContext()]);
  const { language } = context;
  return page.blocks.map(async (block) =>
    block.blockType === 'serviceDirectory' ? (
      <Section heading={block.heading} id={block.anchor ?? 'services'} key={block.id} lead={block.lead}>
        <Directory language={language} services={await findServices(context)} />
      </Section>
    ) : (
      <BlockSection block={block} key={block.id} language={language} links={links} />
    ),
  );
}
