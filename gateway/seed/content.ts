import path from 'node:path';

import { readArticles } from '../src/seed/articleFiles';
import type { SeedContent } from '../src/seed/content';
import { frame } from './frame.content';
import { media } from './media.content';
import { pages } from './pages.content';
import { partners } from './partners.content';
import { services } from './services.content';
import { vatRates, vatRatesAsOf } from './vatRates.content';

/** What a fresh gateway starts with. Files are looked up from the gateway's folder, in which it is started. */
export const content = (): SeedContent => ({
  mediaFolder: path.resolve('seed/media'),
  media,
  articles: readArticles(path.resolve('seed/articles')),
  services,
  partners,
  vatRates: { asOf: vatRatesAsOf, rates: vatRates },
  pages,
  frame,
});
