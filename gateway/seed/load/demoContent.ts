import path from 'node:path';

import { calculatorServices } from '../content/calculatorServices.content';
import { campaigns } from '../content/campaigns.content';
import { frame } from '../content/frame.content';
import { furtherServices } from '../content/furtherServices.content';
import { media } from '../content/media.content';
import { pages } from '../content/pages.content';
import { partners } from '../content/partners.content';
import { questionTypes } from '../content/questions.content';
import { hotServices, services } from '../content/services.content';
import { trademarkServices } from '../content/trademarkServices.content';
import { vatRates, vatRatesAsOf } from '../content/vatRates.content';
import type { SeedContent } from './content';
import { declarationColumns, representationColumns } from './registerColumns';
import { readTable } from './table';
import { readDatedTexts, readTexts } from './textFiles';

/** What a fresh installation starts with; texts and drawings are read from `seed/` below `gateway`. */
export const demoContent = (gateway = process.cwd()): SeedContent => ({
  media,
  mediaFolder: path.join(gateway, 'seed/content/media'),
  articles: readDatedTexts(path.join(gateway, 'seed/content/articles')),
  information: readDatedTexts(path.join(gateway, 'seed/content/information')),
  manuals: readTexts(path.join(gateway, 'seed/content/manuals')),
  videoCourses: readTexts(path.join(gateway, 'seed/content/videos')),
  questionTypes,
  declarations: readTable(path.join(gateway, 'seed/content/registers/declarations.csv'), declarationColumns),
  representations: readTable(
    path.join(gateway, 'seed/content/registers/representations.csv'),
    representationColumns,
  ),
  services,
  calculatorServices,
  trademarkServices,
  furtherServices,
  hotServices,
  partners,
  vatRates: { asOf: vatRatesAsOf, rates: vatRates },
  pages,
  frame,
  campaigns,
});
