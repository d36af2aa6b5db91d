import { cache } from 'react';

import { asVisitor } from '../../calls/context';
import { config } from '../../config';
import { visit } from '../visit';
import type { Surroundings } from './destination';

/** What `destination` needs to know of this request; read once. */
export const linkSurroundings = cache(async (): Promise<Surroundings> => {
  const { payload, language, isPhone } = await visit();
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor('en'),
    depth: 0,
    select: { pageKey: true },
    pagination: false,
  });
  return {
    language,
    siteUrl: config.siteUrl,
    staysHere: isPhone && config.sendsPhonesHere,
    pageKeys: new Set(docs.map(({ pageKey }) => pageKey)),
  };
});
