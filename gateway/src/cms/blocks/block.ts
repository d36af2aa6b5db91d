import type { Block, Field, PayloadRequest } from 'payload';

import type { WireArticleCard } from '@/contract/calls/articles';
import type { WireBlock } from '@/contract/calls/blocks';
import type { WireImage } from '@/contract/calls/common';
import type { WireFact, WireTopicFact } from '@/contract/calls/facts';
import type { WireService } from '@/contract/calls/services';
import type { FactTopic } from '@/contract/lists/facts';

import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { RichTextValue } from '../../domain/richText';
import type { Article, Media, Page, Service } from '../../payload-types';
import { headingField, leadField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';
import { translate } from '../fields/translate';

/** Sections that the site adds to a page of blocks, by the page's key: a form, or the search of a register. */
const anchorsOfSite: Record<string, string> = {
  ...{ Contact: 'enquiry', freeTrial: 'enquiry' },
  ...{ ResourcesDoc: 'search', ResourcesSearch: 'search' },
};

const problems = {
  form: {
    en: 'Only small letters, digits and hyphens; a letter first.',
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche; am Anfang ein Buchstabe.',
  },
  taken: {
    en: 'Another section of this page has this jump mark. Choose another one.',
    de: 'Ein anderer Abschnitt dieser Seite hat diese Sprungmarke. Wählen Sie eine andere.',
  },
} satisfies Record<string, Bilingual>;

const anchor: Field = {
  ...unlocalisedText(
    'anchor',
    { en: 'Jump mark', de: 'Sprungmarke' },
    {
      optional: true,
      description: {
        en: 'Optional. With "steps" here, a link to #steps leads to this section. Small letters, digits and hyphens.',
        de: 'Freiwillig. Steht hier „steps“, führt ein Link auf #steps zu diesem Abschnitt. Kleinbuchstaben, Ziffern und Bindestriche.',
      },
    },
  ),
  validate: (value: string | null | undefined, { data, req }: { data: unknown; req: PayloadRequest }) => {
    if (!value) return true;
    if (!isAnchor(value)) return translate(problems.form, req);
    const { blocks, pageKey } = data as Pick<Partial<Page>, 'blocks' | 'pageKey'>;
    const isTwice = (blocks ?? []).filter(({ anchor: other }) => other === value).length > 1;
    return isTwice || anchorsOfSite[pageKey ?? ''] === value ? translate(problems.taken, req) : true;
  },
} as Field;

export const isAnchor = (value: string): boolean => /^[a-z][a-z0-9-]*$/.test(value);

/** The admin's list of sections shows a picture and this label only. */
const withSentence = (noun: Bilingual, sentence: Bilingual): Bilingual => ({
  en: `${noun.en}: ${sentence.en}`,
  de: `${noun.de}: ${sentence.de}`,
});

type Kind = WireBlock['blockType'];
type WireOf<K extends Kind> = Extract<WireBlock, { blockType: K }>;
export type StoredBlock<K extends Kind = Kind> = Extract<
  NonNullable<Page['blocks']>[number],
  { blockType: K }
>;

/** Kinds of blocks with a heading and an introduction. */
type TitledKind = Extract<WireBlock, { heading: string; lead: string }>['blockType'];

/** A block's name and purpose, as the admin shows them. */
interface BlockNames {
  singular: Bilingual;
  /** The same as the singular if left out. */
  plural?: Bilingual;
  /** Stands below the picture where a section is chosen. */
  sentence: Bilingual;
}

/** The contract's form of what blocks hold or refer to; documents that the reader may not see are left out. */
export interface BlockSources {
  image: (image: Media | number | null | undefined) => WireImage | null;
  html: (text: RichTextValue) => string;
  services: (services: (Service | number)[] | null | undefined) => WireService[];
  cards: (articles: (Article | number)[]) => WireArticleCard[];
  rates: Pick<WireOf<'rateMap'>, 'asOf' | 'rates'> | null;
  /** Texts about the services of a country. */
  readingOf: (country: string) => WireOf<'countryGuide'>['reading'];
  /** What is known of a country, by topic. */
  factsOf: (country: string) => WireFact[];
  /** What is known on a topic, by country. */
  factsOn: (topic: FactTopic) => WireTopicFact[];
  /** The places at which the site uses a term. */
  occurrencesOf: (
    term: Record<ContentLanguage, string>,
  ) => WireOf<'glossary'>['terms'][number]['occurrences'];
}

/** The fields that the contract has of one block alone; null where it would stand there with nothing to show. */
type ToWire<K extends Kind> = (
  block: StoredBlock<K>,
  sources: BlockSources,
) => Omit<WireOf<K>, 'id' | 'anchor' | 'language' | 'blockType'> | null;

export interface PageBlock {
  config: Block;
  /** For a block of this kind alone. */
  toWire: (block: StoredBlock, sources: BlockSources) => object | null;
}

export const actionsOf = (actions: StoredBlock<'hero'>['actions']) =>
  (actions ?? []).map(({ label, url, emphasis }) => ({ label, url, emphasis }));

/** A block of a page. `slug` is the `blockType` of the contract, and names the drawing of it in `public/blocks`. */
export function pageBlock<K extends Kind>(
  slug: K,
  { sentence, singular, plural = singular }: BlockNames,
  fields: Field[],
  toWire: ToWire<K>,
): PageBlock {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1);
  const config: Block = {
    slug,
    interfaceName: `${name}Block`,
    labels: { plural, singular: withSentence(singular, sentence) },
    fields: [...fields, anchor],
    admin: {
      images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } },
      disableBlockName: true,
      components: {
        Label: {
          path: '/src/cms/admin/ui/SectionLabel#SectionLabel',
          clientProps: { noun: singular },
        },
      },
    },
  };
  return { config, toWire: toWire as PageBlock['toWire'] };
}

/** The same with heading and introduction before all else. */
export const titledBlock = <K extends TitledKind>(
  slug: K,
  names: BlockNames,
  fields: Field[],
  toWire: (
    block: StoredBlock<K>,
    sources: BlockSources,
  ) => Omit<NonNullable<ReturnType<ToWire<K>>>, 'heading' | 'lead'> | null,
): PageBlock => {
  const { config, toWire: own } = pageBlock(
    slug,
    names,
    [headingField(), leadField(), ...fields],
    toWire as ToWire<K>,
  );
  return {
    config,
    toWire: (block, sources) => {
      const { heading, lead } = block as StoredBlock<TitledKind>;
      const wire = own(block, sources);
      return wire && { heading, lead: lead ?? '', ...wire };
    },
  };
};
