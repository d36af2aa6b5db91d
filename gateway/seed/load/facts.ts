import type { Payload } from 'payload';

import { siteAddresses } from '@/contract/site/siteAddresses';

import type { ContentLanguage } from '../../src/domain/languages';
import { serviceAnswers } from '../content/serviceAnswers';
import { serviceGuide } from '../content/serviceGuides';
import type { SeedService } from '../content/types';
import type { SeedContent } from './content';
import { seededId, seederOf, seedGlobal } from './documents';
import { localise } from './localise';
import { referencesOf } from './references';

const noon = (day: string): string => `${day}T12:00:00.000Z`;
type Data = Record<string, unknown>;

const pricesIn = (prices: SeedService['prices'], language: ContentLanguage | 'all') =>
  prices.map(({ validFrom, ...price }) => ({
    ...(localise(price, language) as Data),
    validFrom: noon(validFrom),
  }));

export async function seedServices(
  payload: Payload,
  { services }: Pick<SeedContent, 'services'>,
): Promise<void> {
  const seed = await seederOf(payload, 'services');
  for (const { key, name, serviceType, countryCode, prices, ...service } of services) {
    const { documents, questions } = serviceGuide({ category: service.category, countryCode });
    const questionsUrl = questions && siteAddresses.questionList(questions);
    await seed(key, {
      ...(localise({ ...service, questionsUrl, documents, serverName: name }, 'all') as Data),
      serviceType: serviceType === null ? null : String(serviceType),
      answers: (serviceAnswers[key] ?? []).map((answer) => ({ company: 'anywhere', ...answer })),
      countryCode: countryCode === null ? null : String(countryCode),
      prices: pricesIn(prices, 'all'),
    });
  }
}

/** Bundles on the pages of prices; their services are seeded before. */
export async function seedPriceBundles(
  payload: Payload,
  { priceBundles }: Pick<SeedContent, 'priceBundles'>,
): Promise<void> {
  const replace = await referencesOf(payload, priceBundles);
  await seedGlobal(payload, 'price-bundles', (language) => ({
    bundles: priceBundles.map(({ prices, ...bundle }) => ({
      ...(localise(bundle, language, replace) as Data),
      prices: pricesIn(prices, language),
    })),
  }));
}

export async function seedPartners(payload: Payload, { partners }: SeedContent): Promise<void> {
  const seed = await seederOf(payload, 'partners');
  const replace = await referencesOf(payload, partners);
  for (const partner of partners) await seed(partner.name, localise(partner, 'all', replace) as Data);
}

/** Sources, then the facts that name them. */
export async function seedCountryFacts(
  payload: Payload,
  { factSources, facts }: Pick<SeedContent, 'factSources' | 'facts'>,
): Promise<void> {
  const seedSource = await seederOf(payload, 'fact-sources');
  const seedFact = await seederOf(payload, 'facts');
  const ids = new Map<string, number>();
  for (const [key, { seenOn, ...source }] of Object.entries(factSources))
    ids.set(key, await seedSource(key, { ...source, seenOn: seenOn && noon(seenOn) }));
  for (const [country, ofCountry] of Object.entries(facts))
    for (const { rows, sources, checkedOn, nextCheck, ...fact } of ofCountry)
      await seedFact(`${country} ${fact.topic}${fact.isToBeChecked ? ' to be checked' : ''}`, {
        ...fact,
        rows: rows.map(({ due, ...row }) => ({
          ...row,
          ...(due && { due: { ...due, source: ids.get(due.source) } }),
        })),
        country,
        sources: sources.map((key) => ids.get(key)),
        checkedOn: noon(checkedOn),
        nextCheck: noon(nextCheck),
      });
}

/** Due dates alone, with their acts: a gateway that was filled before they were facts has none. */
export function seedDueDates(
  payload: Payload,
  { factSources, facts }: Pick<SeedContent, 'factSources' | 'facts'>,
): Promise<void> {
  const dueDates = Object.entries(facts).map(
    ([country, ofCountry]) => [country, ofCountry.filter(({ topic }) => topic === 'dueDates')] as const,
  );
  const acts = new Set(dueDates.flatMap(([, found]) => found.flatMap(({ sources }) => sources)));
  return seedCountryFacts(payload, {
    factSources: Object.fromEntries(Object.entries(factSources).filter(([key]) => acts.has(key))),
    facts: Object.fromEntries(dueDates),
  });
}

/** Rules and dates. A document that an older installation lacks is left out of what mentions a rule. */
export async function seedRules(payload: Payload, { rules }: SeedContent): Promise<void> {
  const seed = await seederOf(payload, 'rules');
  for (const { key, mentionedIn, effective, lastCheck, nextCheck, ...rule } of rules) {
    const named = Object.entries(mentionedIn) as [keyof typeof mentionedIn, string[]][];
    const found = await Promise.all(
      named.flatMap(([relationTo, keys]) =>
        keys.map(async (name) => ({ relationTo, value: await seededId(payload, relationTo, name) })),
      ),
    );
    await seed(key, {
      ...(localise(rule, 'all') as Data),
      mentionedIn: found.filter(({ value }) => value !== undefined),
      effective: noon(effective),
      lastCheck: noon(lastCheck),
      nextCheck: noon(nextCheck),
    });
  }
}
