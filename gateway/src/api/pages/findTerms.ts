import type { WireTerm } from '@/contract/calls/glossary';
import { pathOfPage } from '@/contract/site/contentTable';
import { termAnchor } from '@/contract/site/termAnchor';

import type { Page } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackRead, withReadContext } from '../../sync/trackVersions';

function termsOn({ pageKey, blocks }: Pick<Page, 'pageKey' | 'blocks'>): WireTerm[] {
  const path = pathOfPage(pageKey ?? '');
  if (!path) return [];
  return (blocks ?? []).flatMap((block) =>
    block.blockType !== 'glossary'
      ? []
      : (block.terms ?? []).flatMap(({ en, de, definitionEn, definitionDe }) =>
          definitionEn && definitionDe
            ? [
                {
                  en,
                  de,
                  definition: { en: definitionEn, de: definitionDe },
                  url: `${path}#${termAnchor(en)}`,
                },
              ]
            : [],
        ),
  );
}

/** The terms of all glossaries that have a definition. What is made of them depends on the pages with a glossary alone. */
export async function findTerms({ payload, language }: CallContext): Promise<WireTerm[]> {
  const { docs } = await withReadContext({ versions: undefined }, () =>
    payload.find({
      collection: 'pages',
      ...asVisitor(language),
      where: { pageKey: { exists: true } },
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { pageKey: true, blocks: true, updatedAt: true },
    }),
  );
  return docs.flatMap((page) => {
    const terms = termsOn(page);
    if (terms.length > 0) trackRead('pages', page);
    return terms;
  });
}
