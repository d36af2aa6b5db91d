import { cache } from 'react';

import type { LinkContext } from '../../domain/destination';
import { config } from '../../platform/config/config';
import { asVisitor } from '../../platform/http/callContext';
import { requestContext } from '../requestContext';

/** Returns the arguments of `destination` for this request; read once. */
export const linkContext = cache(async (): Promise<LinkContext> => {
  const { payload, language, isPhone } = await requestContext();
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
    pageKeys: new Set(docs.flatMap(({ pageKey }) => pageKey ?? [])),
  };
});
