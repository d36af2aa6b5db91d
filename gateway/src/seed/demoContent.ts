import path from 'node:path';

import { calculatorServices } from '../../seed/calculatorServices.content';
import { campaigns } from '../../seed/campaigns.content';
import { frame } from '../../seed/frame.content';
import { furtherServices } from '../../seed/furtherServices.content';
import { media } from '../../seed/media.content';
import { pages } from '../../seed/pages.content';
import { partners } from '../../seed/partners.content';
import { questionTypes } from '../../seed/questions.content';
import { hotServices, services } from '../../seed/services.content';
import { trademarkServices } from '../../seed/trademarkServices.content';
import { vatRates, vatRatesAsOf } from '../../seed/vatRates.content';
import type { SeedContent } from './content';
import { declarationColumns, representationColumns } from './registerColumns';
import { readTable } from './table';
import { readDatedTexts, readTexts } from './textFiles';

/** What a fresh installation starts with; texts and drawings are read from `seed/` below `gateway`. */
export const demoContent = (gateway = process.cwd()): SeedContent => ({
  media,
  mediaFolder: path.join(gateway, 'seed/media'),
  articles: readDatedTexts(path.join(gateway, 'seed/articles')),
  information: readDatedTexts(path.join(gateway, 'seed/information')),
  manuals: readTexts(path.join(gateway, 'seed/manuals')),
  videoCourses: readTexts(path.join(gateway, 'seed/videos')),
  questionTypes,
  declarations: readTable(path.join(gateway, 'seed/registers/declarations.csv'), declarationColumns),
  representations: readTable(path.join(gateway, 'seed/registers/representations.csv'), representationColumns),
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
