import type { Payload } from 'payload';

import { updateStatistics } from '../../src/platform/db/updateStatistics';
import { additionsOf } from '../../src/platform/plugins/extend';
import { seedArticles } from './articles';
import { seedCallTimes } from './callTimes';
import { seedCampaigns } from './campaigns';
import type { SeedContent } from './content';
import {
  seedCountryFacts,
  seedDueDates,
  seedPartners,
  seedPriceBundles,
  seedRules,
  seedServices,
} from './facts';
import { seedFrame, seedSearchPanel } from './frame';
import { seedInformation, seedManuals, seedVideoCourses } from './library';
import { seedManualFiles } from './manualFiles';
import { seedMedia } from './media';
import { seedPages } from './pages';
import { seedQuestions } from './questions';
import { seedDeclarations, seedRepresentations } from './registers';

const images = {
  media: seedMedia,
  campaignMedia: (payload: Payload, { campaigns: { media }, mediaFolder }: SeedContent) =>
    seedMedia(payload, { media, mediaFolder }),
};

/** Texts name services. */
const withoutImages = {
  services: seedServices,
  calculatorServices: (payload: Payload, { calculatorServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  trademarkServices: (payload: Payload, { trademarkServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  furtherServices: (payload: Payload, { furtherServices: services }: SeedContent) =>
    seedServices(payload, { services }),
  questions: seedQuestions,
  information: seedInformation,
  manuals: seedManuals,
  manualFiles: seedManualFiles,
  declarations: seedDeclarations,
  representations: seedRepresentations,
  countryFacts: seedCountryFacts,
  dueDates: seedDueDates,
  callTimes: seedCallTimes,
};

/** In this order, because later parts refer to earlier ones. A part that is added later is seeded on the next start. */
const others = {
  videoCourses: seedVideoCourses,
  articles: seedArticles,
  priceBundles: seedPriceBundles,
  partners: seedPartners,
  pages: seedPages,
  frame: seedFrame,
  searchPanel: seedSearchPanel,
  campaignPages: (payload: Payload, { campaigns }: SeedContent) => seedPages(payload, campaigns),
  campaigns: seedCampaigns,
  rules: seedRules,
};

type Parts = Record<string, (payload: Payload, content: SeedContent) => Promise<void>>;

const mark = (part: string): string => `seeded:${part}`;

/** Whether every part has been seeded. */
export async function isSeeded(payload: Payload): Promise<boolean> {
  const marks = await Promise.all(
    Object.keys({ ...images, ...withoutImages, ...others }).map((part) => payload.kv.has(mark(part))),
  );
  return marks.every(Boolean);
}

async function seedParts(payload: Payload, content: SeedContent, parts: Parts): Promise<void> {
  for (const [part, run] of Object.entries(parts)) {
    if (await payload.kv.has(mark(part))) continue;
    await run(payload, content);
    await payload.kv.set(mark(part), new Date().toISOString());
    payload.logger.info(`Seeded: ${part}`);
  }
}

/**
 * Fills an empty gateway. Each part is seeded once in the life of a database: what people change, unpublish or delete
 * afterwards stays as they left it.
 */
export async function seed(payload: Payload, content: () => SeedContent): Promise<void> {
  if (await isSeeded(payload)) return;
  const everything = content();
  // Images are made in threads of their own. Both have to end before a failure of one ends the transaction.
  const beside = [images, withoutImages].map((parts) => seedParts(payload, everything, parts));
  await Promise.allSettled(beside);
  await Promise.all(beside);
  await seedParts(payload, everything, others);
  // What comes now reads the new documents.
  await updateStatistics(payload);
  for (const complete of additionsOf(payload).afterFill) await complete(payload);
}
