import type { Metadata } from 'next';

import type { WireBlock } from '@/contract/calls/blocks';

import { findPage } from '../../api/pages/findPage';
import { findCommon, findMenu } from '../../api/pages/frame';
import { siteAddress } from '../../domain/destination';
import { BlockSection } from '../../web/blocks/BlockSection';
import { Contact } from '../../web/blocks/Contact';
import { MenuSection } from '../../web/blocks/MenuSection';
import { linkContext } from '../../web/links/linkContext';
import { requestContext } from '../../web/requestContext';

/** Of the site's home page: what it is about, services by need, how it works, the workspace, prices. */
const shown: WireBlock['blockType'][] = [
  'hero',
  'cardGrid',
  'serviceNeeds',
  'steps',
  'annotatedPicture',
  'priceTable',
];

const home = async () => findPage(await requestContext(), { pageKey: 'home' });

export async function generateMetadata(): Promise<Metadata> {
  const [page, links] = await Promise.all([home(), linkContext()]);
  return {
    title: page?.metaTitle,
    description: page?.metaDescription,
    // The site's own home page is the one to be found.
    alternates: { canonical: siteAddress('/', links) },
  };
}

/** The stand-in for the separate mobile site (requirements, 1): phones arrive here, whatever they asked for. */
export default async function MobileHome() {
  const context = await requestContext();
  const [page, common, menu, links] = await Promise.all([
    home(),
    findCommon(context),
    findMenu(context),
    linkContext(),
  ]);
  const { language } = context;
  const blocks = (page?.blocks ?? []).filter(({ blockType }) => shown.includes(blockType));
  return (
    <>
      {blocks.map((block) => (
        <BlockSection block={block} key={block.id} language={language} links={links} />
      ))}
      <Contact contact={common.contactInformation} language={language} />
      <MenuSection links={links} menu={menu} />
    </>
  );
}
