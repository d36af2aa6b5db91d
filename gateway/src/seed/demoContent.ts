import path from 'node:path';

import { frame } from '../../seed/frame.content';
import { media } from '../../seed/media.content';
import { pages } from '../../seed/pages.content';
import { partners } from '../../seed/partners.content';
import { services } from '../../seed/services.content';
import { vatRates, vatRatesAsOf } from '../../seed/vatRates.content';
import { readArticles } from './articleFiles';
import type { SeedContent } from './content';

/** What a fresh installation starts with; texts and drawings are read from `seed/` below `gateway`. */
export const demoContent = (gateway = process.cwd()): SeedContent => ({
  media,
  mediaFolder: path.join(gateway, 'seed/media'),
  articles: readArticles(path.join(gateway, 'seed/articles')),
  services,
  partners,
  vatRates: { asOf: vatRatesAsOf, rates: vatRates },
  pages,
  frame,
});
