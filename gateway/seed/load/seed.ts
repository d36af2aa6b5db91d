import type { Payload } from 'payload';

import { seedArticles } from './articles';
import { seedCampaigns } from './campaigns';
import type { SeedContent } from './content';
import { seedPartners, seedPriceBundles, seedRules, seedServices, seedVatRates } from './facts';
import { seedFrame, seedSearchPanel } from './frame';
import { seedInformation, seedManuals, seedVideoCourses } from './library';
import { seedManualFiles } from './manualFiles';
import { seedMedia } from './media';
import { seedPages } from './pages';
import { seedQuestions } from './questions';
import { seedDeclarations, seedRepresentations } from './registers';

/** In this order, because later parts refer to earlier ones. A part that is added later is seeded on the next start. */
const parts = {
  media: seedMedia,
  articles: seedArticles,
  questions: seedQuestions,
  information: seedInformation,
  manuals: seedManuals,
  manualFiles: seedManualFiles,
  videoCourses: seedVideoCourses,
  declarations: seedDeclarations,
  representations: seedRepresentations,
  services: seedServices,
  calculatorServices: (payload: Payload, { calculatorServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  trademarkServices: (payload: Payload, { trademarkServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  furtherServices: (payload: Payload, { furtherServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  priceBundles: seedPriceBundles,
  partners: seedPartners,
  vatRates: seedVatRates,
  pages: seedPages,
  frame: seedFrame,
  searchPanel: seedSearchPanel,
  campaignMedia: (payload: Payload, { campaigns: { media }, mediaFolder }: SeedContent) =>
    seedMedia(payload, { media, mediaFolder }),
  campaignPages: (payload: Payload, { campaigns }: SeedContent) => seedPages(payload, campaigns),
  campaigns: seedCampaigns,
  rules: seedRules,
};

const mark = (part: string): string => `seeded:${part}`;

/** Whether every part has been seeded. */
export async function isSeeded(payload: Payload): Promise<boolean> {
  const marks = await Promise.all(Object.keys(parts).map((part) => payload.kv.has(mark(part))));
  return marks.every(Boolean);
}

/**
 * Fills an empty gateway. Each part is seeded once in the life of a database: what people change, unpublish or delete
 * afterwards stays as they left it.
 */
export async function seed(payload: Payload, content: () => SeedContent): Promise<void> {
  if (await isSeeded(payload)) return;
  const everything = content();
  for (const [part, run] of Object.entries(parts)) {
    if (await payload.kv.has(mark(part))) continue;
    await run(payload, everything);
    await payload.kv.set(mark(part), new Date().toISOString());
    payload.logger.info(`Seeded: ${part}`);
  }
}
