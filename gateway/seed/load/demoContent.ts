import { readFileSync } from 'node:fs';
import path from 'node:path';

import { factCountries } from '@/contract/lists/facts';

import { calculatorServices } from '../content/calculatorServices.content';
import { campaigns } from '../content/campaigns.content';
import { guidePages } from '../content/countryGuides/guidePages';
import { frame } from '../content/frame.content';
import { furtherServices } from '../content/furtherServices.content';
import { mediaContent } from '../content/media.content';
import { pagesContent } from '../content/pages.content';
import { partnersContent } from '../content/partners.content';
import { priceBundlesContent } from '../content/priceBundles.content';
import { questionTypesContent } from '../content/questions.content';
import { rulesContent } from '../content/rules.content';
import { hotServices, servicesContent } from '../content/services.content';
import { synonymsContent } from '../content/synonyms.content';
import { trademarkServices } from '../content/trademarkServices.content';
import type { SeedFact } from '../content/types';
import type { SeedContent } from './content';
import { declarationColumns, representationColumns } from './registerColumns';
import { readTable } from './table';
import { readDatedTexts, readTexts } from './textFiles';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const readFacts = (folder: string): SeedContent['facts'] =>
  Object.fromEntries(
    [...factCountries, 'EU'].map((country) => [
      country,
      readJson<SeedFact[]>(path.join(folder, `${country}.json`)),
    ]),
  );

/** The content of a new installation; texts and drawings are read from `seed/` below `gateway`. */
export const demoContent = (gateway = process.cwd()): SeedContent => ({
  media: mediaContent,
  mediaFolder: path.join(gateway, 'seed/content/media'),
  articles: readDatedTexts(path.join(gateway, 'seed/content/articles')),
  information: readDatedTexts(path.join(gateway, 'seed/content/information')),
  manuals: readTexts(path.join(gateway, 'seed/content/manuals')),
  videoCourses: readTexts(path.join(gateway, 'seed/content/videos')),
  questionTypes: questionTypesContent,
  declarations: readTable(path.join(gateway, 'seed/content/registers/declarations.csv'), declarationColumns),
  representations: readTable(
    path.join(gateway, 'seed/content/registers/representations.csv'),
    representationColumns,
  ),
  services: servicesContent,
  calculatorServices,
  trademarkServices,
  furtherServices,
  priceBundles: priceBundlesContent,
  hotServices,
  synonyms: synonymsContent,
  partners: partnersContent,
  rules: rulesContent,
  pages: [...pagesContent, ...guidePages(path.join(gateway, 'seed/content/countryGuides'))],
  factSources: readJson<SeedContent['factSources']>(path.join(gateway, 'seed/content/facts/sources.json')),
  facts: readFacts(path.join(gateway, 'seed/content/facts')),
  frame,
  campaigns,
});
